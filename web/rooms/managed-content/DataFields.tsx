import type { EditedKind, EntryBody, EntryData } from '../../../contract/managed-content.ts';
import { AppFields } from './AppFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { FaqFields } from './FaqFields.tsx';
import type { FieldsProps } from './fields.ts';
import { HeroFields } from './HeroFields.tsx';
import { ServiceFields } from './ServiceFields.tsx';
import { WelcomeFields } from './WelcomeFields.tsx';

interface Props {
  kind: EditedKind;
  data: EntryBody['data'];
  errors: Readonly<Record<string, string>>;
  /** Of the other questions. */
  groups: readonly { en: string; ar: string }[];
  onChange: (data: EntryBody['data']) => void;
}

/** The fields of an entry besides its texts and picture. */
export function DataFields({ kind, data, errors, groups, onChange }: Props) {
  const props = <K extends EditedKind>(): FieldsProps<K> => ({
    data: data as EntryData[K],
    errors,
    onChange,
  });
  switch (kind) {
    case 'hero':
      return <HeroFields {...props<'hero'>()} />;
    case 'service':
      return <ServiceFields {...props<'service'>()} />;
    case 'contact':
      return <ContactFields {...props<'contact'>()} />;
    case 'faq':
      return <FaqFields {...props<'faq'>()} groups={groups} />;
    case 'welcome':
      return <WelcomeFields {...props<'welcome'>()} />;
    case 'app':
      return <AppFields {...props<'app'>()} />;
    case 'about':
    case 'page':
      return null;
  }
}
