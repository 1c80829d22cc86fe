import '@tradewind/art/tokens.css'
import { mount } from 'svelte'
import { preferred, texts } from '@tradewind/text.svelte'
import App from './App.svelte'

await texts.speak(preferred())
mount(App, { target: document.getElementById('page')! })
