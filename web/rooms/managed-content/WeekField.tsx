import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { Week } from '../../../contract/hours.ts';
import { loadWords } from '../../i18n/load.ts';
import { withWords } from '../../i18n/with-words.ts';
import { createTranslate, type Messages, type Translate, useWords, WordsProvider } from '../../i18n/words.ts';
import type { HoursEditor } from '../../posting/fields/HoursEditor.tsx';
import { useSite } from '../../site.tsx';
import { weekdays } from '../../ui/clock-words.ts';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';

interface Props {
  value: Week | null;
  errors: Readonly<Record<string, string>>;
  onChange: (week: Week | null) => void;
}

interface Ready {
  Editor: ComponentType<ComponentProps<typeof HoursEditor>>;
  t: Translate;
}

/** Opening hours, with the editor of the posting forms, which loads with its messages when it is rendered. */
export function WeekField({ value, errors, onChange }: Props) {
  const outer = useWords();
  const { lang } = useSite();
  const [ready, setReady] = useState<Ready | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of the page come with its language
  useEffect(() => {
    const messages: Partial<Messages> = {};
    Promise.all([
      import('../../posting/fields/HoursEditor.tsx'),
      loadWords(lang, ['posting-fields', 'forms'], messages),
    ]).then(
      ([{ HoursEditor: Editor }]) =>
        setReady({ Editor, t: withWords(outer, createTranslate(lang, messages), messages) }),
      () => undefined,
    );
  }, [lang]);
  if (!ready)
    return <div className={skeletonStyles.block} role="status" aria-label={outer('admin:loading')} />;
  const { Editor, t } = ready;
  const wrong = weekdays.flatMap((day) => {
    const issue = Object.entries(errors).find(([path]) => path.startsWith(`data.hours.${day}`));
    return issue ? [[day, issue[1]]] : [];
  });
  return (
    <WordsProvider value={t}>
      <Editor
        name="data-hours"
        label={outer('admin-content:hours')}
        optional
        value={value}
        errors={Object.fromEntries(wrong)}
        onChange={onChange}
      />
    </WordsProvider>
  );
}
