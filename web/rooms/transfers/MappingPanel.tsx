import { type FormEvent, useState } from 'react';
import {
  deleteMapping,
  mapImport,
  type OfferedMapping,
  type TransferDetail,
} from '../../../contract/transfers.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { ColumnFields } from './ColumnFields.tsx';
import * as styles from './MappingPanel.module.css';
import * as panelStyles from './panel.module.css';
import type { Import } from './use-import.ts';

const byHand = 'by-hand';
const idOf = ({ id, isTeams }: OfferedMapping) => `${isTeams ? 'team' : 'stored'}:${id}`;

/** The selected mapping, or the assignment of columns. */
export function MappingPanel({ detail, own }: { detail: TransferDetail; own: Import }) {
  const t = useWords();
  const call = useCall();
  const { offered } = detail;
  const fits = offered.filter(({ missing }) => missing.length === 0);
  const [taken, setTaken] = useState(() => {
    const before = offered.find(({ name }) => name === detail.transfer.mappingName);
    return before ? idOf(before) : detail.isMapped || !fits[0] ? byHand : idOf(fits[0]);
  });
  const [choice, setChoice] = useState(detail.choice);
  const [saveAs, setSaveAs] = useState('');

  function read(event: FormEvent) {
    event.preventDefault();
    const found = offered.find((one) => idOf(one) === taken);
    const wish = found
      ? found.isTeams
        ? { team: found.id }
        : { stored: found.id }
      : { choice, ...(saveAs.trim() && { saveAs: saveAs.trim() }) };
    void own.act(mapImport, wish);
  }
  const forget = async (id: OfferedMapping['id']) => {
    await call(deleteMapping, { params: { id: Number(id) } });
    setTaken(byHand);
    own.again();
  };
  const option = (value: string, label: string, note?: string, missing = 0) => (
    <label key={value} className={styles.option}>
      <input
        type="radio"
        name="mapping"
        value={value}
        checked={taken === value}
        disabled={missing > 0}
        onChange={() => setTaken(value)}
      />
      <span>
        <b dir="auto">{label}</b>
        {note && <small>{note}</small>}
      </span>
    </label>
  );
  return (
    <form className={`${layoutStyles.panel} ${panelStyles.panel}`} onSubmit={read}>
      <h2>{t('admin-transfers:mapTitle')}</h2>
      <p className={textStyles.muted}>{t('admin-transfers:mapText')}</p>
      <fieldset className={styles.options}>
        <legend className={textStyles.hidden}>{t('admin-transfers:mapTitle')}</legend>
        {option(byHand, t('admin-transfers:byHand'))}
        {offered.map((one) => {
          const label = one.id === 'own' ? t('admin-transfers:own') : one.name;
          const missing = one.missing.length;
          const note = [
            one.isTeams && t('admin-transfers:teams'),
            missing > 0 && t('admin-transfers:misses', { count: missing }),
          ]
            .filter(Boolean)
            .join(' · ');
          return (
            <div key={idOf(one)} className={styles.offer}>
              {option(idOf(one), label, note, missing)}
              {one.isTeams && (
                <button
                  type="button"
                  className={buttonStyles.icon}
                  aria-label={`${t('admin-transfers:forget')}: ${one.name}`}
                  onClick={() => void forget(one.id)}
                >
                  <Icon name="close" size="s" />
                </button>
              )}
            </div>
          );
        })}
      </fieldset>
      {taken === byHand && (
        <ColumnFields
          detail={detail}
          choice={choice}
          onChange={setChoice}
          saveAs={saveAs}
          onSaveAs={setSaveAs}
        />
      )}
      <button type="submit" className={buttonStyles.primary} disabled={own.busy}>
        {t('admin-transfers:read')}
      </button>
    </form>
  );
}
