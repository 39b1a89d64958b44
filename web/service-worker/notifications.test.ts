import { describe, expect, it } from 'vitest';
import { notificationOf, ownAddress } from './notifications.ts';

const origin = 'https://city.example';

describe('the target of a notification', () => {
  it.each([
    ['/Show-News/7/one-long-table?lang=ar', '/Show-News/7/one-long-table?lang=ar'],
    ['https://city.example/News', '/News'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['data:text/html,x', '/'],
    ['http://city.example/', '/'],
    ['https://city.example:8443/', '/'],
    ['http://[', '/'],
    [7, '/'],
    [undefined, '/'],
  ])('%s opens %s', (path, opened) => expect(ownAddress(path, origin)).toBe(`${origin}${opened}`));
});

describe('the content of a notification', () => {
  it('is its text, in its language and direction', () => {
    const message = { title: 'خبر', body: 'نصّ', url: '/News', lang: 'ar', dir: 'rtl', tag: 'news-7' };
    expect(notificationOf(message, origin)).toEqual({
      title: 'خبر',
      options: {
        body: 'نصّ',
        lang: 'ar',
        dir: 'rtl',
        tag: 'news-7',
        icon: '/icons/192.png',
        data: { url: `${origin}/News` },
      },
    });
  });
  it.each([null, undefined, 7, 'text', [], { title: 7, body: {}, url: {}, dir: 'up' }])(
    'of %j is the name of the site',
    (message) => {
      expect(notificationOf(message, origin)).toMatchObject({
        title: 'city.example',
        options: { body: '', dir: 'auto', data: { url: `${origin}/` } },
      });
    },
  );
});
