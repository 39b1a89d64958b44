import type { ReactNode } from 'react';
import type { BusinessDetail } from '../../../contract/businesses.ts';
import { profilePath } from '../../addresses.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Phone } from '../../ui/Phone.tsx';
import { directionsLink } from '../../ui/phone-words.ts';
import { addressText } from './FindIt.tsx';
import * as styles from './PrintedFacts.module.css';

/** In print links cannot be followed, so their targets are written out. */
export function PrintedFacts({ business }: { business: BusinessDetail }) {
  const t = useWords();
  const { publicUrl } = useSite();
  const { name, categories, phone, whatsapp, email, website, point } = business;
  const written = (text: string) => <bdi dir="ltr">{text}</bdi>;
  const directions = directionsLink({ point, address: `${name}, ${addressText(business)}` });
  const map = <a href={directions}>{written(directions)}</a>;
  const facts: [string, ReactNode][] = [
    [t('place:categories'), categories.map((category) => category.name).join(t('cards:comma'))],
    [t('place:phone'), phone && <Phone number={phone} />],
    [t('cards:whatsapp'), whatsapp && <Phone number={whatsapp} />],
    [t('place:email'), email && written(email)],
    [t('place:website'), website && written(website)],
    [t('directory:map'), map],
    [t('place:thisPage'), written(`${publicUrl}${profilePath(business)}`)],
  ];
  return (
    <dl className={styles.printed}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
