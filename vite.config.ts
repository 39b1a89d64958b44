import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { limits } from './contract/limits.ts';
import { guardImports } from './scripts/setup/guard-imports.ts';
import { inlineLimits } from './scripts/setup/inline-limits.ts';
import { inlineEndpoints, lightEndpoints } from './scripts/setup/light-endpoints.ts';
import {
  inlineClassNames,
  layeredModules,
  namedSharedClasses,
  readableName,
  shortName,
} from './scripts/setup/style-modules.ts';

/** Brotli parameters. The best ones depend on the script: together they save about 100 bytes per page. */
const brotliWays = [{}, { [constants.BROTLI_PARAM_LGBLOCK]: 17 }, { [constants.BROTLI_PARAM_NDIRECT]: 4 }];

function smallestBrotli(plain: Buffer): Buffer {
  const [first = plain, ...others] = brotliWays.map((params) => brotliCompressSync(plain, { params }));
  return others.reduce((least, one) => (one.length < least.length ? one : least), first);
}

/** Writes brotli and gzip copies of every text file of the build, so that serving needs no compression. */
function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      for (const name of await readdir(dir, { recursive: true })) {
        if (!/\.(m?js|css|svg|json|webmanifest)$/.test(name)) continue;
        const plain = await readFile(join(dir, name));
        const compressed = /\.m?js$/.test(name) ? smallestBrotli(plain) : brotliCompressSync(plain);
        await writeFile(join(dir, `${name}.br`), compressed);
        await writeFile(join(dir, `${name}.gz`), gzipSync(plain, { level: 9 }));
      }
    },
  };
}

/**
 * A second minifier after the bundler's own: SWC inlines and drops what the first pass leaves, about 1 % of the
 * compressed scripts. Every byte counts against the budget of initial scripts.
 */
function minifiedTwice(): Plugin {
  return {
    name: 'minified-twice',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const minifyChunk = async (chunk: (typeof chunks)[number]) => {
          const { code } = await minify(chunk.code, {
            module: true,
            ecma: 2022,
            compress: { ecma: 2022, module: true, passes: 3, sequences: false },
            mangle: true,
          });
          chunk.code = code;
        };
        await Promise.all(chunks.map(minifyChunk));
      },
    },
  };
}

/**
 * Replaces every `import()` of the browsers' scripts by `loadModule` of `web/hydration/module-loader.ts`, in the code and
 * in that of packages: a module that fails to load is requested again. Runs last, so that the bundler knows the imports.
 */
function importsGuarded(): Plugin {
  return {
    name: 'imports-guarded',
    apply: 'build',
    // File names contain a hash of the code before this step: changing the step must change the names.
    augmentChunkHash: () => 'imports-guarded-1',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.name === 'start') continue;
          file.code = guardImports(file.code);
        }
      },
    },
  };
}

/**
 * Gives the lazily loaded engine of the router a separate copy of the router package's modules: a module that both
 * used would be part of every page's initial scripts, and the engine with it.
 */
function engineApart(): Plugin {
  const apart = '?apart';
  return {
    name: 'engine-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const begins = importer?.endsWith('/web/hydration/navigation-engine.ts') && source === 'react-router';
      const goesOn = importer?.endsWith(apart) && source.startsWith('.');
      if (!importer || !(begins || goesOn)) return null;
      const found = await this.resolve(source, importer.replace(apart, ''), { ...options, skipSelf: true });
      return found && { ...found, id: found.id + apart, moduleSideEffects: false };
    },
  };
}

/** Removes the source paths of pages from the browser build: only the server uses them, to select scripts. */
function sourcesUnsaid(): Plugin {
  return {
    name: 'sources-unsaid',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/(site-map|posting-page|event-page|.*route)s?\.ts$/ },
      handler: (code) => ({ code: code.replace(/^ +file: 'web\/[^']+',\n/gm, '\n'), map: null }),
    },
  };
}

/** Inlines endpoints of the contract without schemas for browsers: see `inlineEndpoints`. */
function endpointsLight(): Plugin {
  return {
    name: 'endpoints-light',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/[^?]+\.tsx?$/, code: /\/contract\// },
      handler: (code, id) => ({
        code: inlineEndpoints(code, (specifier) =>
          lightEndpoints(readFileSync(join(dirname(id), specifier), 'utf8')),
        ),
        map: null,
      }),
    },
  };
}

/** Inlines limits as numbers for browsers: see `inlineLimits`. */
function limitsInlined(): Plugin {
  return {
    name: 'limits-inlined',
    apply: 'build',
    transform: {
      filter: { id: /\/(web|contract)\/[^?]+\.tsx?$/, code: /\/limits\.ts/ },
      handler: (code) => ({ code: inlineLimits(code, limits), map: null }),
    },
  };
}

/** Inlines class names for browsers: see `inlineClassNames`. */
function classNamesInlined(): Plugin {
  return {
    name: 'class-names-inlined',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/[^?]+\.tsx?$/, code: /\.module\.css/ },
      handler: (code, id) => ({
        code: inlineClassNames(code, (specifier) => {
          const file = join(dirname(id), specifier);
          return { file, css: readFileSync(file, 'utf8') };
        }),
        map: null,
      }),
    },
  };
}

/** Removes style modules from the scripts, and retains their sheets in the build like those of other imports. */
function styleModulesEmpty(): Plugin {
  return {
    name: 'style-modules-empty',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}

/** Two builds of one source: `dist/client` for browsers, `dist/server` for server-side rendering. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    ...(isSsrBuild
      ? []
      : [
          classNamesInlined(),
          styleModulesEmpty(),
          engineApart(),
          sourcesUnsaid(),
          endpointsLight(),
          limitsInlined(),
          minifiedTwice(),
          importsGuarded(),
          compressedCopies(),
        ]),
  ],
  css: {
    modules: { generateScopedName: command === 'build' ? shortName : readableName },
    postcss: {
      plugins: [layeredModules(), namedSharedClasses(command === 'build' ? shortName : readableName)],
    },
  },
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
        rollupOptions: {
          input: {
            start: 'web/hydration/load-after-paint.ts',
            'entry.client': 'web/entry.client.tsx',
            'service-worker': 'web/service-worker/worker.ts',
          },
          output: {
            // Two chunks of what every page needs, of which one rarely changes: automatic chunking would create
            // twelve, which compress 4 % worse.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  // Without the library of the posting forms, and without the parts for older versions of React
                  // that the editor uses.
                  test: /node_modules\/(@reduxjs|immer|react(?!-hook-form)|redux|scheduler|use-sync(?!.*shim))[^?]*$/,
                  priority: 2,
                },
                // Includes the small parts of cards and lists: as thirty chunks they are 2 kB larger. What pages
                // without lists need, too, is assigned to the cards: otherwise they would load all of the lists.
                {
                  name: 'cards',
                  test: /\/web\/(alerts\/(AlertButton|scriptless)|ui\/(when-near|use-near-component|use-late-dialog|lazy-part|HiddenFields|Phrase|Price|Photo|date-words|Facts|SaveButton|PatternArt|Breadcrumbs\.module|RowSkeletons|SortMenu|shared\/(avatar|card|choice|facts|grid|section|tabs)))\./,
                },
                // The page of all search results renders every kind; as a dozen chunks they are half a kilobyte
                // larger.
                { name: 'detail', test: /\/web\/ui\/shared\/(detail|map)\./ },
                {
                  name: 'business-cards',
                  test: /\/web\/ui\/(BusinessCard|BusinessArt|VerifiedMark|OpeningTag|clock-words|EventLine)\./,
                },
                {
                  name: 'article-cards',
                  test: /\/web\/ui\/(ArticleArt|ArticleByline|ArticleTile|GuideRow)\./,
                },
                {
                  name: 'lists',
                  test: /\/web\/lists\/(?!map\/|(FilterSheet|EmptyReasons|typed-filters|count-list|count-path|use-filtered-count)\.)/,
                },
                // What all lists of posts share, and what all search result pages share: nearly a kilobyte less
                // than as ten. The tiles are separate, as other pages need them without the rest.
                { name: 'category-tiles', test: /\/web\/ui\/CategoryTiles\./ },
                {
                  name: 'post-list',
                  test: /\/web\/posts\/(PostList|PriceRange|filter-chips|searched|sort-choice|PostLink)\./,
                },
                {
                  name: 'found',
                  test: /\/web\/rooms\/search\/(ResultsHead|found-route|kinds|use-found|NothingFound|StatedChips|Why)\./,
                },
                // What the pages of posts and businesses share: 200 bytes less than as three chunks.
                {
                  name: 'listing',
                  test: /\/web\/(ui\/(Gallery|use-share)|translations\/use-translated|report\/ReportButton|state\/use-tally)\./,
                },
                // What the page of an event needs beside its own chunk: 90 bytes less than as two.
                { name: 'event-words', test: /\/web\/(ui\/event-words|rooms\/events\/event-crumbs)\./ },
                // Before those of cards and lists, which would include their dependencies: every page would load
                // lists.
                {
                  name: 'site',
                  tags: ['$initial'],
                  test: /\/(contract|web\/(?!service-worker|hydration\/(load-after-paint|module-loader)\.))/,
                  priority: 1,
                },
              ],
            },
            // The worker's URL must stay the same; the server adds the name of its build.
            entryFileNames: ({ name }) =>
              name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash:7].js',
            // Scripts import one another by these names, which do not compress: 7 characters, the shortest possible.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // The same for sheets; nothing else requests one by name.
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
          },
        },
        assetsInlineLimit: 0,
        cssCodeSplit: true,
        // The HTML lists a page's initial scripts; the list for all other pages would add 1 kB to each.
        modulePreload: false,
        target: 'es2022',
      },
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
