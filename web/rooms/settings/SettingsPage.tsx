import { readManagedSettings } from '../../../contract/managed-settings.ts';
import type { SectionProps } from '../../back-office/section.ts';
import { ReadBody } from '../../back-office/ui/ReadBody.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';

/** `/admin/settings`: the content of header, footer and menus. */
export default function SettingsPage({ steps: [step] }: SectionProps) {
  // Each view reads the current settings when it is opened.
  return <SettingsView key={step ?? 'form'} isHistory={step === 'history'} />;
}

function SettingsView({ isHistory }: { isHistory: boolean }) {
  const read = useAdminRead(readManagedSettings, {});
  return (
    <ReadBody reading={read}>
      {(settings) =>
        isHistory ? (
          <SettingsHistory settings={settings} onChanged={read.again} />
        ) : (
          <SettingsForm settings={settings} />
        )
      }
    </ReadBody>
  );
}
