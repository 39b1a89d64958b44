import { describe, expect, it } from 'vitest';
import { emailSchema, linkSchema, phoneSchema, socialNetworks } from '../../../contract/contact-details.ts';
import { weekSchema } from '../../../contract/hours.ts';
import { limits } from '../../../contract/limits.ts';
import type { Both } from '../../../contract/locales.ts';
import { ICONS } from '../../rooms/art/icons.ts';
import { demoScenes } from '../../rooms/art/raster.ts';
import { demoAdvertisements } from './advertisements.ts';
import { demoFront } from './front.ts';
import { demoSettings } from './settings.ts';

/** Every text of both languages within a value, without tags. */
function textsIn(value: unknown): Both[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, ar } = value as Partial<Both>;
  if (typeof en === 'string' && typeof ar === 'string') return [{ en: en.replace(/<[^>]+>/g, ' '), ar: ar.replace(/<[^>]+>/g, ' ') }];
  return Object.values(value).flatMap(textsIn);
}

const ofKind = (kind: string) => demoFront.filter((entry) => entry.kind === kind);

describe('texts of the front pages and the settings', () => {
  it.each([...textsIn(demoSettings), ...textsIn(demoFront)])('$en', ({ en, ar }) => {
    expect(en.trim()).not.toBe('');
    expect(en).not.toMatch(/\p{Script=Arabic}/u);
    expect(ar).toMatch(/\p{Script=Arabic}/u);
    expect(ar).not.toMatch(/\p{Script=Arabic}["'’]?\s*[,;?]/u);
    expect(ar).not.toMatch(/[\u0660-\u0669]/);
  });
});

describe('the front pages', () => {
  it('have every entry that a page needs, each with its own slug', () => {
    const slugs = demoFront.map((entry) => `${entry.kind}/${entry.slug}`);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(ofKind('hero')).toHaveLength(2);
    for (const kind of ['about', 'contact', 'welcome', 'app']) expect(ofKind(kind)).toHaveLength(1);
  });

  it('have the five sections', () => {
    const sectionEntries = ofKind('service').filter((entry) => entry.slug !== 'introduction');
    expect(sectionEntries.map((entry) => entry.data.key)).toEqual(Object.keys(demoSettings.services));
    for (const entry of sectionEntries) {
      expect(Object.keys(ICONS)).toContain(entry.data.icon);
      expect(entry.data.link).toMatch(/^\//);
    }
  });

  it('use only tags that survive sanitization, properly closed', () => {
    for (const html of demoFront.flatMap((entry) => Object.values(entry.body))) {
      const open: string[] = [];
      for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        expect(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote']).toContain(tag);
        if (slash) expect(open.pop()).toBe(tag);
        else open.push(tag);
      }
      expect(open).toEqual([]);
      expect(html.length).toBeLessThanOrEqual(limits.body.max);
    }
  });

  it('use existing pictures and reserved phone numbers', () => {
    const photos = demoScenes().map((photo) => photo.key);
    for (const { photo } of demoFront) if (photo) expect(photos).toContain(photo);
    for (const { phone, url } of demoAdvertisements) {
      expect(phone === null || phoneSchema.safeParse(phone).success).toBe(true);
      expect(linkSchema.safeParse(url).success).toBe(true);
    }
    expect(weekSchema.safeParse(ofKind('contact')[0]?.data.hours).success).toBe(true);
  });

  it('have a playable welcome video', () => {
    const { type, link } = ofKind('welcome')[0]?.data ?? {};
    expect(type === 'image' || /\.(jpe?g|gif|png)$/.test(String(link))).toBe(true);
    expect(link).not.toBe('');
  });
});

describe('the settings', () => {
  it('have more social links than the footer displays', () => {
    const { social_media } = demoSettings.footer;
    expect(social_media).toHaveLength(limits.footerSocialIcons);
    expect(new Set(social_media.map((entry) => entry.type)).size).toBe(socialNetworks.length);
    for (const { url } of social_media) expect(linkSchema.safeParse(url).success).toBe(true);
  });

  it('list twelve states, some with a site and some without', () => {
    const { states } = demoSettings.navbar;
    expect(states).toHaveLength(12);
    expect(new Set(states.map((state) => state.image)).size).toBe(12);
    expect(states.filter((state) => state.url !== null)).toHaveLength(2);
  });

  it('have valid contact details', () => {
    expect(emailSchema.safeParse(demoSettings.footer.email).success).toBe(true);
    expect(phoneSchema.safeParse(demoSettings.footer.phone).success).toBe(true);
  });
});
