import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds of one source: `dist/client` for browsers, `dist/server` for the pages that the server renders. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: 'web/public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: true,
        rollupOptions: { input: 'web/entry.server.tsx' },
        copyPublicDir: false,
        minify: false,
      }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        rollupOptions: { input: 'web/entry.client.tsx' },
        assetsInlineLimit: 0,
        cssCodeSplit: true,
        modulePreload: { polyfill: false },
        target: 'es2022',
      },
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
