import { describe, expect, it } from 'vitest';
import { isLink, linkOf } from './rich-text.ts';

describe('a link in a text', () => {
  it.each([
    'https://example.com/a?b=c#d',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+12125550100',
    '/Show-Blog/3/a-story',
    '/',
    '#documents',
  ])('may lead to %s', (href) => expect(isLink(href)).toBe(true));
  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//example.com',
    '/\\example.com',
    'https://',
    'vbscript:x',
    'page.html',
    ' https://example.com',
    `https://example.com/${'a'.repeat(2_000)}`,
  ])('and not to %j', (href) => expect(isLink(href)).toBe(false));
});

it.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/a b', null],
  ['office@example.com', 'mailto:office@example.com'],
  ['https://example.com', 'https://example.com'],
  ['/about', '/about'],
  ['javascript:alert(1)', null],
  ['just words', null],
  ['', null],
])('%j becomes the link %j', (typed, link) => expect(linkOf(typed)).toBe(link));
