import {
  type AdvertisementDetail,
  type AdvertisementFields,
  listAdvertisementVersions,
  readAdvertisementVersion,
  restoreAdvertisementVersion,
} from '../../../contract/advertisements.ts';
import { pickText } from '../../../contract/locales.ts';
import { partNames } from '../../back-office/part-names.ts';
import { timeWords } from '../../back-office/time-words.ts';
import { HistoryPage } from '../../back-office/ui/HistoryPage.tsx';
import { PreviewFrame } from '../../back-office/ui/PreviewFrame.tsx';
import * as previewStyles from '../../back-office/ui/preview.module.css';
import { type Translate, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { AdvertisementPreview } from './AdvertisementPreview.tsx';

/** The status is not versioned, and so not compared. */
const restorable = (fields: AdvertisementFields, t: Translate, moment: (iso: string) => string) => {
  const { slot, lang, title, text, url, phone, priority, startsAt, endsAt, picture } = fields;
  return {
    ...{ title, text, url, phone, priority },
    slot: t(`admin-advertisements:slot.${slot}`),
    lang: t(`admin-advertisements:lang.${lang}`),
    startsAt: moment(startsAt),
    endsAt: endsAt && moment(endsAt),
    picture: picture && { url: picture.url, alt: picture.alt },
  };
};

interface Props {
  advertisement: AdvertisementDetail;
  onChanged: () => void;
}

/** The versions of an advertisement, which can be restored. */
export function AdvertisementHistory({ advertisement: { id, version, fields }, onChanged }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const name = pickText(fields.title, lang).text || t('admin:section.advertisements');
  return (
    <HistoryPage
      name={name}
      back={`/admin/advertisements/${id}`}
      calls={{
        list: listAdvertisementVersions,
        read: readAdvertisementVersion,
        restore: restoreAdvertisementVersion,
        params: { id },
      }}
      version={version}
      current={fields}
      labelOf={partNames(t, {
        title: 'admin-advertisements:fieldTitle',
        text: 'admin-advertisements:fieldText',
        url: 'admin-advertisements:fieldUrl',
        phone: 'admin-advertisements:fieldPhone',
        priority: 'admin-advertisements:fieldPriority',
        slot: 'admin-advertisements:slot',
        lang: 'admin-advertisements:lang',
        startsAt: 'admin-advertisements:fieldFrom',
        endsAt: 'admin-advertisements:fieldTo',
        picture: 'admin-advertisements:fieldPicture',
        'picture.alt': 'admin-advertisements:pictureAlt',
      })}
      presentedOf={(then) => restorable(then, t, (iso) => timeWords(iso, lang))}
      onChanged={onChanged}
      preview={(then, _onRefused, onClose) => (
        <PreviewFrame title={name} onClose={onClose}>
          {(one) => (
            <div className={previewStyles.part}>
              <AdvertisementPreview id={id} fields={then} lang={one} />
            </div>
          )}
        </PreviewFrame>
      )}
    />
  );
}
