import {
  listSettingsVersions,
  type ManagedSettings,
  previewSettings,
  readSettingsVersion,
  restoreSettingsVersion,
} from '../../../contract/managed-settings.ts';
import { HistoryPage } from '../../back-office/ui/HistoryPage.tsx';
import { PreviewSheet } from '../../back-office/ui/PreviewSheet.tsx';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { labelOfSetting } from './labels.ts';

interface Props {
  settings: ManagedSettings;
  onChanged: () => void;
}

/** The versions of the settings, which can be restored. */
export function SettingsHistory({ settings, onChanged }: Props) {
  const t = useWords();
  const call = useCall();
  const name = t('admin:section.settings');
  return (
    <HistoryPage
      name={name}
      back="/admin/settings"
      calls={{
        list: listSettingsVersions,
        read: readSettingsVersion,
        restore: restoreSettingsVersion,
        params: {},
      }}
      version={settings.version}
      current={settings.body}
      labelOf={labelOfSetting(t)}
      onChanged={onChanged}
      preview={(body, onRefused, onClose) => (
        <PreviewSheet
          title={name}
          ask={(lang) => call(previewSettings, { body: { lang, body } })}
          onRefused={onRefused}
          onClose={onClose}
        />
      )}
    />
  );
}
