import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Khalid R.', 'KR'],
  ['salma', 'S'],
  ['Layla  bint Omar', 'LB'],
  ['خالد ر.', 'خ'],
  ['', ''],
])('%j has the initials %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
