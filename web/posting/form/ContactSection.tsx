import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import { SwitchField } from './bound/CheckField.tsx';
import { PhoneField } from './bound/contact-fields.tsx';
import { EmailField } from './bound/EmailField.tsx';
import * as fieldSectionStyles from './FieldSection.module.css';
import { FieldSection } from './FieldSection.tsx';
import { ReviewLatin, ReviewRow } from './review-rows.tsx';

/**
 * The contact details of the poster: a phone number or an email address, or both; and whether their name is public.
 */
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

/** Labels of the three fields of `ContactSection`. */
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
