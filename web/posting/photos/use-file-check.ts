import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { locales } from '../../../contract/locales.ts';
import { isolate } from '../../i18n/isolate.ts';
import { type Translate, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';

const megabyte = 1_048_576;
/** What a file may have at most. */
export const uploadMegabytes = Math.floor(limits.uploadBytes / megabyte);

/** That a file has more bytes than are taken. */
export const tooLarge = (t: Translate) => t('posting-photos:tooLarge', { size: uploadMegabytes });

/** A name within words of another direction keeps its own. */

/** Looks at files before they are sent, and says in words which of them are not. */
export function useFileCheck(max: number) {
  const t = useWords();
  const { lang } = useSite();
  const [issues, setIssues] = useState<string[]>([]);
  /** Those that can be sent, where `room` more have a place. */
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
