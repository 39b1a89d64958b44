import { expect, it } from 'vitest';
import { sharedWords } from './shared-content.ts';

it.each([
  [{ title: 'Brass tea set', text: 'Hardly used', url: '' }, 'Brass tea set', 'Hardly used'],
  [{ text: 'طقم شاي نحاسي\nhttps://example.org/1' }, 'طقم شاي نحاسي', 'https://example.org/1'],
  // Browsers share the title of the page, and its address again as the text.
  [
    { title: 'A sofa', text: 'https://example.org/2', url: 'https://example.org/2' },
    'A sofa',
    'https://example.org/2',
  ],
  [{ url: 'https://example.org/3' }, '', 'https://example.org/3'],
  [{ text: 'w'.repeat(81) }, '', 'w'.repeat(81)],
  [{}, '', ''],
])('%j becomes a title and a text', (shared, title, text) => {
  expect(sharedWords(shared)).toEqual({ title, text });
});
