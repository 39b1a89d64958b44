import { expect, test } from 'vitest';
import { guardImports } from './guard-imports.ts';

test.each([
  ['import(`./Page-a1.js`)', 'loadModule(`./Page-a1.js`)'],
  ["e=>import( './Page-a1.js' ).then(e)", "e=>loadModule('./Page-a1.js').then(e)"],
  ['import{a}from"./b.js";import("./c.js")', 'import{a}from"./b.js";loadModule("./c.js")'],
  [
    '"a":()=>er(()=>import("./a-1.js").then(e=>e.default),[])',
    '"a":()=>loadModule("./a-1.js").then(e=>e.default)',
  ],
  [
    'async()=>(await er(async()=>{let{homeRoute:e}=await import("./h-1.js");return{homeRoute:e}},[])).homeRoute',
    'async()=>(await loadModule("./h-1.js")).homeRoute',
  ],
  ['er(()=>import("./m-1.js"),d([0]))', 'er(()=>loadModule("./m-1.js"),d([0]))'],
  ['new URL(import.meta.url)', 'new URL(import.meta.url)'],
])('%s', (code, guarded) => expect(guardImports(code)).toBe(guarded));

test.each(['import(path)', 'import("./"+name)', 'import("https://other.example/x.js")'])(
  '%s would escape the replacement, and fails the build',
  (code) => expect(() => guardImports(code)).toThrow('escapes the loader'),
);
