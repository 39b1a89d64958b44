import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pinIcons } from './PostPlace.tsx';

it('the pins of all posts have an icon that exists', () => {
  const sprite = readFileSync(new URL('../assets/category-icons.svg', import.meta.url), 'utf8');
  for (const icon of Object.values(pinIcons)) expect(sprite).toContain(`id="${icon}"`);
});
