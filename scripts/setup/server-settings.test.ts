import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '../../server/environment.ts';
import { allocatorSettings, heapOptions, serverSettings, unlessSet } from './server-settings.mjs';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
const expected = Object.entries(allocatorSettings).map(([name, value]) => `${name}=${value}`);

test('a server is started with memory limits, unless the caller set others', () => {
  expect(serverSettings('/site', {})).toEqual({
    NODE_ENV: 'production',
    ...allocatorSettings,
    NODE_COMPILE_CACHE: '/site/node_modules/.cache/compiled',
    NODE_OPTIONS: heapOptions,
  });
  const given = serverSettings('/site', {
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: '--max-old-space-size=1024',
  });
  expect(given.MALLOC_ARENA_MAX).toBeUndefined();
  expect(given.NODE_OPTIONS).toBe(`${heapOptions} --max-old-space-size=1024`);
  expect(unlessSet({ NODE_ENV: 'development' }, { NODE_ENV: '' })).toEqual({ NODE_ENV: 'development' });
});

test('the systemd unit and the image have the same limits', () => {
  const unit = read('deploy/arab-new-york.service');
  const image = read('Dockerfile');
  const { services } = parse(read('compose.yaml'));
  for (const setting of expected) {
    expect(unit).toContain(setting);
    expect(image).toContain(setting);
  }
  expect(unit).toContain(`Environment="NODE_OPTIONS=${heapOptions}"`);
  expect(image).toContain(`NODE_OPTIONS="${heapOptions}"`);
  expect(services.site.environment.NODE_OPTIONS).toBe(['$', `{NODE_OPTIONS:-${heapOptions}}`].join(''));
});

/** What the image or the compose file decides by itself: its database has no pooler in front and no replicas. */
const ofTheContainer = [
  ...['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'MAP_PMTILES'],
  ...['DATABASE_LISTEN_URL', 'DATABASE_REPLICA_URL', 'DATABASE_REPLICA_LAG_SECONDS'],
];

test('every setting is passed to the site in its container', () => {
  const passed: Record<string, string> = parse(read('compose.yaml')).services.site.environment;
  const left = settingNames.filter((name) => !(name in passed));
  expect(left.sort()).toEqual([...ofTheContainer].sort());
  const fixed = ['DATABASE_URL'];
  for (const [name, value] of Object.entries(passed))
    if (!fixed.includes(name)) expect(value).toMatch(new RegExp(`^\\$\\{${name}:-`));
});

test('commands run in the image, which contains their dependencies', () => {
  const image = read('Dockerfile');
  expect(image).toMatch(/^COPY --from=build \/site\/scripts\/run\.mjs \.\/scripts\/$/m);
  expect(image).toMatch(/^COPY --from=build \/site\/scripts\/setup\/\*\.mjs \.\/scripts\/setup\/$/m);
});
