import type { OwnPost } from '../../../contract/my-posts.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as textStyles from '../../ui/shared/text.module.css';
import { CheckField } from './bound/CheckField.tsx';
import * as fieldSectionStyles from './FieldSection.module.css';
import { FieldSection } from './FieldSection.tsx';
import { useFormTools } from './plan-context.tsx';
import * as reviewStyles from './review.module.css';
import { useWrittenLanguage, WrittenLanguage } from './WrittenLanguage.tsx';

/** What happens to a revision after submission. */
function nextWords({ status, publishedAt }: OwnPost): WordKey {
  if (status === 'published') return 'posting-form:whatNextEdit';
  return publishedAt === null ? 'posting-form:whatNextUnpublished' : 'posting-form:whatNextHidden';
}

/** A summary before submission, each part with a link back to it, and the terms. */
export function ReviewStep() {
  const t = useWords();
  const { plan, edited, openStep } = useFormTools();
  const { lang } = useWrittenLanguage();
  return (
    <>
      <FieldSection title="posting-form:reviewTitle" text="posting-form:reviewText">
        {plan.steps.map(({ id, title, Review }) => (
          <section key={id} className={reviewStyles.review} aria-label={t(title)}>
            <header>
              <h3>{t(title)}</h3>
              <button
                type="button"
                className={textStyles.link}
                aria-label={t('posting-form:editStep', { name: t(title) })}
                onClick={() => openStep(id)}
              >
                <Icon name="edit" size="s" />
                {t('posting-form:edit')}
              </button>
            </header>
            <dl lang={lang}>
              <Review />
            </dl>
          </section>
        ))}
        <WrittenLanguage />
      </FieldSection>
      {!edited && (
        <div className={fieldSectionStyles.section}>
          <CheckField name="termsAccepted">
            {t('posting-form:acceptTerms')}{' '}
            <a className={textStyles.link} href="/Terms-conditions" target="_blank" rel="noopener">
              {t('posting-form:terms')}
            </a>{' '}
            {t('posting-form:and')}{' '}
            <a className={textStyles.link} href="/Privacy-Policy" target="_blank" rel="noopener">
              {t('posting-form:privacy')}
            </a>
          </CheckField>
        </div>
      )}
      <p className={`${textStyles.small} ${textStyles.muted}`}>
        {t(edited ? nextWords(edited) : 'posting-form:whatNext')}
      </p>
    </>
  );
}
