import { type SocialNetwork, socialNetworks } from '../../../contract/contact-details.ts';
import { limits } from '../../../contract/limits.ts';
import * as fieldsStyles from '../../back-office/ui/fields.module.css';
import * as formStyles from '../../back-office/ui/form.module.css';
import { OrderList } from '../../back-office/ui/OrderList.tsx';
import { TextField } from '../../back-office/ui/TextField.tsx';
import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as textStyles from '../../ui/shared/text.module.css';

interface Link {
  type: SocialNetwork;
  url: string;
}

interface Props {
  links: readonly Link[];
  errors: Readonly<Record<string, string>>;
  onChange: (links: readonly Link[]) => void;
}

/** The links to social networks in the footer, up to six, in order. */
export function SocialLinks({ links, errors, onChange }: Props) {
  const t = useWords();
  const change = (at: number, changed: Partial<Link>) =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...changed } : link)));
  const issue = errors['footer.social_media'];
  return (
    <fieldset className={`${fieldStyles.field} ${fieldsStyles.group}`} id="footer-social_media" tabIndex={-1}>
      <legend>{t('admin-settings:social')}</legend>
      {issue && <FieldError id="footer-social_media-error">{issue}</FieldError>}
      <OrderList
        label={t('admin-settings:social')}
        items={links.map((link, index) => ({ link, index }))}
        keyOf={({ index }) => index}
        nameOf={({ link }) => t(`admin-settings:network.${link.type}`)}
        onOrder={(ordered) => onChange(ordered.map(({ link }) => link))}
      >
        {({ link, index }) => (
          <div className={formStyles.columns}>
            <div className={fieldStyles.field}>
              <div className={fieldStyles.label}>
                <label htmlFor={`social-${index}`}>{t('admin-settings:network')}</label>
              </div>
              <div className={fieldStyles.box}>
                <select
                  id={`social-${index}`}
                  value={link.type}
                  onChange={({ target }) => change(index, { type: target.value as SocialNetwork })}
                >
                  {socialNetworks.map((type) => (
                    <option key={type} value={type}>
                      {t(`admin-settings:network.${type}`)}
                    </option>
                  ))}
                </select>
              </div>
            </div>
            <TextField
              id={`footer-social_media-${index}-url`}
              label={t('admin-settings:url')}
              ltr
              inputMode="url"
              value={link.url}
              error={errors[`footer.social_media.${index}.url`]}
              onChange={(url) => change(index, { url })}
            />
            <button
              type="button"
              className={`${buttonStyles.quiet} ${buttonStyles.small}`}
              onClick={() => onChange(links.filter((_, at) => at !== index))}
            >
              <Icon name="trash" size="s" />
              {t('admin-settings:remove')}
              <span className={textStyles.hidden}> {t(`admin-settings:network.${link.type}`)}</span>
            </button>
          </div>
        )}
      </OrderList>
      {links.length < limits.footerSocialIcons ? (
        <button
          type="button"
          className={`${buttonStyles.outlined} ${formStyles.start}`}
          onClick={() => {
            const free = socialNetworks.find((type) => !links.some((link) => link.type === type));
            onChange([...links, { type: free ?? 'youtube', url: '' }]);
          }}
        >
          <Icon name="plus" size="s" />
          {t('admin-settings:addSocial')}
        </button>
      ) : (
        <p className={fieldsStyles.hint}>{t('admin-settings:socialFull')}</p>
      )}
    </fieldset>
  );
}
