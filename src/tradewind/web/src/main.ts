import '@tradewind/art/tokens.css'
import './page.css'
import { mount } from 'svelte'
import { preferred, texts } from '@tradewind/text.svelte'
import App from './App.svelte'

const RELOADED = 'tradewind-reloaded'

// the server has a newer page than this one; if it still has this very one, what is missing is missing, and the page says so
addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem(RELOADED) === import.meta.url) return
  sessionStorage.setItem(RELOADED, import.meta.url)
  location.reload()
})
await texts.speak(preferred()).catch(() => texts.speak('en'))
mount(App, { target: document.getElementById('page')! })
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
