import { useState } from 'react';
import { setMaintenance } from '../../../contract/health.ts';
import { timeWords } from '../../back-office/time-words.ts';
import * as cardStyles from '../../back-office/ui/card.module.css';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';

/** The state of maintenance mode, and its switch. */
export function Maintenance({ since, onChange }: { since: string | null; onChange: () => void }) {
  const t = useWords();
  const { lang } = useSite();
  const toast = useToast();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  const isOn = since !== null;

  async function turn() {
    setBusy(true);
    const { refusal } = await call(setMaintenance, { body: { on: !isOn } });
    setBusy(false);
    if (refusal) toast({ kind: 'error', title: t('admin:failed'), text: wordsOf(refusal) });
    else {
      toast({ kind: 'success', title: t(isOn ? 'admin-health:turnedOff' : 'admin-health:turnedOn') });
      onChange();
    }
  }

  return (
    <section className={`${layoutStyles.panel} ${cardStyles.card}`} aria-labelledby="health-maintenance">
      <div className={`${layoutStyles.row} ${layoutStyles.spread}`}>
        <h2 id="health-maintenance">{t('admin-health:maintenance')}</h2>
        <span className={isOn ? tagStyles.warning : tagStyles.plain}>
          {isOn ? t('admin-health:onSince', { time: timeWords(since, lang) }) : t('admin-health:off')}
        </span>
      </div>
      <p className={textStyles.muted}>{t('admin-health:maintenanceText')}</p>
      <div className={layoutStyles.row}>
        <button
          type="button"
          className={isOn ? buttonStyles.primary : buttonStyles.outlined}
          disabled={isBusy}
          onClick={() => void turn()}
        >
          {t(isOn ? 'admin-health:turnOff' : 'admin-health:turnOn')}
        </button>
      </div>
    </section>
  );
}
