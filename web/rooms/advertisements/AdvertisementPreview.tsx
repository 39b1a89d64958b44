import type { AdvertisementFields } from '../../../contract/advertisements.ts';
import { type Lang, locales } from '../../../contract/locales.ts';
import { AdBox } from '../../ui/AdBox.tsx';

interface Props {
  id: number;
  fields: AdvertisementFields;
  lang: Lang;
}

/** A preview of an advertisement on pages of a language. */
export function AdvertisementPreview({ id, fields: { title, text, url, picture }, lang }: Props) {
  return (
    <div lang={lang} dir={locales[lang].dir}>
      <AdBox
        ad={{
          id,
          title: title[lang] || '…',
          text: text[lang],
          url: url || null,
          phone: null,
          photo: picture?.url
            ? {
                id: picture.id,
                url: picture.url,
                width: 4,
                height: 3,
                alt: picture.alt[lang],
                placeholder: null,
                variants: [],
              }
            : null,
        }}
      />
    </div>
  );
}
