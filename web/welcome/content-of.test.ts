import { describe, expect, it } from 'vitest';
import { videoIdOf } from '../../contract/video-id.ts';
import { contentOf } from './content-of.ts';

const id = 'dQw4_-9WgXc';

describe('the id of a video', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?app=desktop&v=${id}&t=42s#here`,
    `http://youtube.com/watch/?v=${id}`,
    `https://m.youtube.com/watch?v=${id}&feature=share`,
    `https://music.youtube.com/watch?v=${id}&list=RDAMVM`,
    `https://youtu.be/${id}`,
    `https://youtu.be/${id}?si=abcdef`,
    `https://www.youtube.com/embed/${id}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `https://www.youtube.com/v/${id}`,
    `//www.youtube.com/watch?v=${id}`,
    `youtube.com/watch?v=${id}`,
    `youtu.be/${id}`,
    `HTTPS://WWW.YouTube.com/watch?v=${id}`,
  ])('is found in %s', (link) => expect(videoIdOf(link)).toBe(id));

  it.each([
    '',
    '/art/hero.svg',
    `https://www.youtube.com/watch?v=${id}x`,
    `https://www.youtube.com/watch?v=${id.slice(1)}`,
    'https://www.youtube.com/watch',
    'https://www.youtube.com/@arabnewyork',
    `https://www.youtube.com/channel/${id}`,
    `https://youtube.com.example/watch?v=${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `https://vimeo.example/watch?v=${id}`,
    `javascript:alert("https://youtu.be/${id}")`,
    `ftp://youtu.be/${id}`,
    'https://youtu.be/%22onload=%22',
    'http://[',
  ])('is not found in %s', (link) => expect(videoIdOf(link)).toBeNull());
});

describe('the content of a welcome', () => {
  it.each([
    [
      { type: 'image', link: '/art/hero.svg' },
      { kind: 'image', src: '/art/hero.svg' },
    ],
    [
      { type: 'image', link: `https://youtu.be/${id}` },
      { kind: 'image', src: `https://youtu.be/${id}` },
    ],
    [
      { type: 'youtube', link: '/media/eid.PNG' },
      { kind: 'image', src: '/media/eid.PNG' },
    ],
    [
      { type: 'poster', link: '/media/eid.jpeg?v=2' },
      { kind: 'image', src: '/media/eid.jpeg?v=2' },
    ],
    [{ link: '/media/eid.gif#top' }, { kind: 'image', src: '/media/eid.gif#top' }],
    [
      { type: 'youtube', link: `https://youtu.be/${id}` },
      { kind: 'film', id },
    ],
    [{ type: 'youtube', link: 'https://youtu.be/short' }, { kind: 'unsupported' }],
    [{ type: 'hologram', link: '/eid.glb' }, { kind: 'unsupported' }],
    [{ type: 'video', link: '/jpg' }, { kind: 'unsupported' }],
    [{}, { kind: 'unsupported' }],
  ])('%j', (welcome, content) => expect(contentOf(welcome)).toEqual(content));
});
