import type { CSSProperties } from 'react';
import type { NeighborhoodRent } from '../../../contract/neighborhoods.ts';
import { type Translate, useWords } from '../../i18n/words.ts';
import { Price, priceWords } from '../../ui/Price.tsx';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './RentChart.module.css';

const step = 50_000;
const mostTicks = 4;

function sizeWords(size: NeighborhoodRent['size'], t: Translate): string {
  if (size === 'room') return t('neighborhoods:rentRoom');
  if (size === '0') return t('neighborhoods:rentStudio');
  if (size === '3') return t('neighborhoods:rentThree');
  return t('neighborhoods:rentBedrooms', { count: Number(size) });
}

/** The labeled amounts of the axis, in cents: whole thousands of dollars, few enough not to overlap as “$2k”. */
function ticksOf(from: number, to: number): number[] {
  let apart = 100_000;
  while ((to - from) / apart > mostTicks) apart *= 2;
  const first = Math.ceil((from + step / 2) / apart) * apart;
  return Array.from({ length: mostTicks + 1 }, (_, index) => first + index * apart).filter(
    (cents) => cents < to - step / 2,
  );
}

/** Rents by size: the interquartile range as a bar, the median as a mark. Bars start at the inline start. */
export function RentChart({ rents }: { rents: readonly NeighborhoodRent[] }) {
  const t = useWords();
  const known = rents.flatMap(({ usual }) => usual ?? []);
  const from = Math.floor(Math.min(...known.map(({ lowCents }) => lowCents)) / step) * step - step / 2;
  const to = Math.ceil(Math.max(...known.map(({ highCents }) => highCents)) / step) * step + step / 2;
  const share = (cents: number) => `${(((cents - from) / (to - from)) * 100).toFixed(2)}%`;
  const bar = ({ lowCents, highCents }: { lowCents: number; highCents: number }): CSSProperties => ({
    insetInlineStart: share(lowCents),
    insetInlineEnd: `calc(100% - ${share(highCents)})`,
  });
  return (
    <>
      <table className={styles.chart}>
        <colgroup>
          <col className={styles.sizes} />
          <col />
          <col className={styles.amounts} />
        </colgroup>
        <thead className={textStyles.hidden}>
          <tr>
            <th scope="col">{t('neighborhoods:rentSize')}</th>
            <th scope="col">{t('neighborhoods:rentRange')}</th>
            <th scope="col">{t('neighborhoods:rentMedian')}</th>
          </tr>
        </thead>
        <tbody>
          {rents.map(({ size, usual }) => (
            <tr key={size}>
              <th scope="row">{sizeWords(size, t)}</th>
              {usual ? (
                <>
                  <td className={styles.line}>
                    <span className={textStyles.hidden}>
                      {t('neighborhoods:rentRangeOf', {
                        low: priceWords(usual.lowCents),
                        high: priceWords(usual.highCents),
                      })}
                    </span>
                    <span className={styles.half} style={bar(usual)} />
                    <span className={styles.median} style={{ insetInlineStart: share(usual.medianCents) }} />
                  </td>
                  <td className={styles.amount}>
                    <Price cents={usual.medianCents} />
                  </td>
                </>
              ) : (
                <td className={styles.few} colSpan={2}>
                  {t('neighborhoods:tooFew')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {known.length > 0 && (
        <>
          <div className={styles.axis} aria-hidden="true">
            <span className={styles.ticks}>
              {ticksOf(from, to).map((cents) => (
                <bdi key={cents} dir="ltr" style={{ insetInlineStart: share(cents) }}>
                  {`$${cents / 100_000}k`}
                </bdi>
              ))}
            </span>
          </div>
          <p className={`${textStyles.small} ${textStyles.muted}`}>{t('neighborhoods:rentNote')}</p>
        </>
      )}
    </>
  );
}
