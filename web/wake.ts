/*
 * The first script of every page: it brings the others once the page has been drawn. What makes a page alive would
 * otherwise share a slow line, and a slow phone's one processor, with what is read first.
 */

/** The addresses that the HTML names, the one to begin with first. */
const [entry = '', ...parts] = (document.getElementById('wake')?.dataset.parts ?? '').split(' ');

function wake(): void {
  for (const href of parts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void import(/* @vite-ignore */ entry);
}

// Frames are drawn when styles are there; a page that nobody looks at draws none, and disturbs nobody.
if (document.hidden) wake();
else requestAnimationFrame(() => setTimeout(wake));
