import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A game's facts are its own TOML file; `import facts from '../cards.toml'` gives them as an object. */
const toml: Plugin = {
  name: 'toml',
  transform(source, id) {
    if (!id.endsWith('.toml')) return null
    return { code: `export default ${JSON.stringify(parse(source))}`, map: null }
  },
}

/** `/fixture?file=…` on the development server: a recorded table for dev.html. */
const fixtures: Plugin = {
  name: 'fixtures',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/fixture', (request, response) => {
      const file = new URL(request.url ?? '', 'http://localhost').searchParams.get('file') ?? ''
      response.setHeader('Content-Type', 'application/json')
      response.end(readFileSync(file))
    })
  },
}

/** The service worker with the names of this build's files: it keeps those, and lets go of what older builds left. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((name) => name.startsWith('assets/')).map((name) => `/${name}`)
    const source = readFileSync(here('./src/worker.js'), 'utf-8').replace('const FILES = []', `const FILES = ${JSON.stringify(files.sort())}`)
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
  },
}

const server = process.env.TRADEWIND_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [toml, fixtures, worker, svelte()],
  resolve: {
    alias: { '@tradewind': here('./src/lib') },
    dedupe: ['svelte', '@fluent/bundle'], // boards live in the games' folders, outside of this one
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
})
