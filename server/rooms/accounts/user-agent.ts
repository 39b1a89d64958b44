export interface Device {
  browser: string | null;
  system: string | null;
}

/** The first match counts: many browsers name others for compatibility. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (families: [RegExp, string][], agent: string) =>
  families.find(([shape]) => shape.test(agent))?.[1] ?? null;

/** Browser and operating system of a `User-Agent` by family, without versions; null if unknown. */
export function deviceOf(userAgent: string | null): Device {
  const agent = userAgent?.slice(0, 400) ?? '';
  return { browser: firstOf(browsers, agent), system: firstOf(systems, agent) };
}

/** “Firefox, Android”; a dash if unknown. */
export function deviceName({ browser, system }: Device): string {
  return [browser, system].filter(Boolean).join(', ') || '–';
}
