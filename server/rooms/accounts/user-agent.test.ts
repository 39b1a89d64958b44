import { describe, expect, it } from 'vitest';
import { deviceName, deviceOf } from './user-agent.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a User-Agent names', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36`, 'Chrome, Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0 Safari/537.36 Edg/126.0`,
      'Edge, Windows',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/126.0 Safari/537.36`, 'Chrome, ChromeOS'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/126.0 Mobile Safari/537.36`, 'Chrome, Android'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${webkit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
      'Samsung Internet, Android',
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/125.0 Safari/537.36 OPR/111.0`, 'Opera, Linux'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox, macOS'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'Safari, macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
      'Chrome, iOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/127.0 Mobile/15E148 Safari/605.1.15',
      'Firefox, iOS',
    ],
    ['curl/8.5.0', '–'],
    ['', '–'],
    [null, '–'],
    [`<script>alert(1)</script>${'('.repeat(100_000)}`, '–'],
  ])('%.60s → %s', (agent, name) => expect(deviceName(deviceOf(agent))).toBe(name));
});
