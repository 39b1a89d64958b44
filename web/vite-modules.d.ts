/// <reference types="vite/types/importMeta.d.ts" />

/** The classes of a module, each a named export: `import * as styles`, which adds no script to a build. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module '*.css' {}
declare module '*?no-inline' {
  const address: string;
  export default address;
}
declare module '*?raw' {
  const text: string;
  export default text;
}
declare module '*?url' {
  const address: string;
  export default address;
}
