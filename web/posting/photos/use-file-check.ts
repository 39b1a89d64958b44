import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { locales } from '../../../contract/locales.ts';
import { isolate } from '../../i18n/isolate.ts';
import { type Translate, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';

const megabyte = 1_048_576;
/** The maximum size of a file. */
export const uploadMegabytes = Math.floor(limits.uploadBytes / megabyte);

/** The error of a file that is too large. */
export const tooLarge = (t: Translate) => t('posting-photos:tooLarge', { size: uploadMegabytes });

/** Isolates a file name within a sentence of another direction. */

/** Validates files before the upload, and reports those that are rejected. */
export function useFileCheck(max: number) {
  const t = useWords();
  const { lang } = useSite();
  const [issues, setIssues] = useState<string[]>([]);
  /** The valid files, up to the number of free slots. */
  const sort = (files: readonly File[], room: number): File[] => {
    const heavy = files.filter(({ size }) => size > limits.uploadBytes);
    const empty = files.filter(({ size }) => size === 0);
    const fitting = files.filter((file) => !heavy.includes(file) && !empty.includes(file));
    const left = fitting.slice(room);
    const names = new Intl.ListFormat(locales[lang].intl).format(left.map(({ name }) => isolate(name)));
    setIssues([
      ...heavy.map((file) => `${isolate(file.name)}: ${tooLarge(t)}`),
      ...empty.map((file) => `${isolate(file.name)}: ${t('posting-photos:empty')}`),
      ...(left.length > 0 ? [t('posting-photos:leftOut', { count: left.length, max, names })] : []),
    ]);
    return fitting.slice(0, room);
  };
  return { issues, sort };
}
