import '@tradewind/art/tokens.css'
import { mount } from 'svelte'
import { preferred, texts, type Language } from '@tradewind/text.svelte'
import Dev from './Dev.svelte'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'day'
await texts.speak((asked.get('lang') as Language | null) ?? preferred())
mount(Dev, { target: document.getElementById('page')! })
