import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import { SwitchField } from './bound/CheckField.tsx';
import { PhoneField } from './bound/contact-fields.tsx';
import { EmailField } from './bound/EmailField.tsx';
import * as fieldSectionStyles from './FieldSection.module.css';
import { FieldSection } from './FieldSection.tsx';
import { ReviewLatin, ReviewRow } from './review-rows.tsx';

/** How the poster is reached: a telephone number or an e-mail address, or both; and whether their name is shown. */
export function ContactSection({ children }: { children?: ReactNode }) {
  const t = useWords();
  return (
    <FieldSection title="posting-form:contactTitle" text="posting-form:contactText">
      <div className={fieldSectionStyles.columns}>
        <PhoneField name="phone" />
        <EmailField name="email" hint={t('posting-form:emailHint')} />
      </div>
      <SwitchField name="anonymous" hint={t('posting-form:anonymousHint')} />
      {children}
    </FieldSection>
  );
}

/** What the three fields of `ContactSection` are called. */
export const contactLabels = {
  phone: 'posting-form:phone',
  email: 'posting-form:email',
  anonymous: 'posting-form:anonymous',
} as const;

export const contactFields = ['phone', 'email', 'anonymous'] as const;

export function ContactReview() {
  return (
    <>
      <ReviewLatin name="phone" />
      <ReviewLatin name="email" />
      <ReviewRow name="anonymous" />
    </>
  );
}
