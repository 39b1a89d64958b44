import { expect, it } from 'vitest';
import { titleFromFile } from './file-title.ts';

it.each([
  ['brass-tea-set.jpg', 'Brass tea set'],
  ['Walnut table, 6 chairs (2).HEIC', 'Walnut table, 6 chairs'],
  ['طقم_شاي_نحاسي.png', 'طقم شاي نحاسي'],
  ['IMG_4021.JPG', ''],
  ['IMG-20261120-WA0003.jpg', ''],
  ['PXL_20261120_170000000.jpg', ''],
  ['WhatsApp Image 2026-11-20 at 5.00.00 PM.jpeg', ''],
  ['Screenshot 2026-11-20.png', ''],
  ['photo.jpg', ''],
  ['صورة.jpg', ''],
  ['3f2b9c1a-77aa-4c1e-9d55-0a1b2c3d4e5f.jpg', ''],
  ['20261120.jpg', ''],
  ['a.jpg', ''],
  ['.jpg', ''],
])('%s becomes «%s»', (name, title) => expect(titleFromFile(name)).toBe(title));
