import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Photo } from './Photo.tsx';

const picture = {
  id: 1,
  url: '/media/a.webp',
  width: 3,
  height: 4,
  alt: '',
  placeholder: null,
  variants: [],
};

test('an upright photo says where its subject is', () => {
  const html = renderToStaticMarkup(<Photo picture={{ ...picture, focus: 0 }} alt="" sizes="100vw" />);
  expect(html).toContain('style="--subject:0"');
});

test('other photos have no style of their own', () => {
  expect(renderToStaticMarkup(<Photo picture={picture} alt="" sizes="100vw" />)).not.toContain('style');
});
