import '../../styles/admin-editing.css';
import type { ManagedSettings } from '../../../contract/managed-settings.ts';
import type { SectionProps } from '../../back-office/section.ts';
import { ReadFailed } from '../../back-office/ui/ReadFailed.tsx';
import { useWords } from '../../i18n/words.ts';
import { useRead } from '../../state/use-read.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';

/** `/admin/settings`: what the header, the footer and the menus of every page say. */
export default function SettingsPage({ steps: [step] }: SectionProps) {
  // Each view reads the settings as they are when it is opened.
  return <SettingsView key={step ?? 'form'} isHistory={step === 'history'} />;
}

function SettingsView({ isHistory }: { isHistory: boolean }) {
  const t = useWords();
  const read = useRead<ManagedSettings>('admin/settings');
  if (read.status === 'failed') return <ReadFailed again={read.again} />;
  if (read.status === 'loading')
    return (
      <div className="adm-page" role="status" aria-label={t('admin:loading')}>
        <div className="sk" />
        <div className="sk" />
      </div>
    );
  return isHistory ? (
    <SettingsHistory settings={read.data} onRestored={read.again} />
  ) : (
    <SettingsForm settings={read.data} />
  );
}
