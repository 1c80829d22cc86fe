import '@tradewind/art/tokens.css'
import './page.css'
import { mount } from 'svelte'
import { preferred, texts } from '@tradewind/text.svelte'
import App from './App.svelte'

addEventListener('vite:preloadError', () => location.reload()) // the server has a newer page than this one
await texts.speak(preferred())
mount(App, { target: document.getElementById('page')! })
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
