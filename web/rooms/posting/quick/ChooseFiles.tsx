import type { ReactNode } from 'react';
import * as styles from './ChooseFiles.module.css';

interface Props {
  label: string;
  /** Opens the camera where there is one; else the photos of the device, several at once. */
  isCamera?: boolean;
  className: string | undefined;
  onFiles: (files: readonly File[]) => void;
  id?: string;
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A file field in the looks of what it encloses: one press opens the camera or the photos. */
export function ChooseFiles({ label, isCamera, className, onFiles, id, describedBy, children }: Props) {
  return (
    <label className={className ? `${styles.choose} ${className}` : styles.choose}>
      <input
        type="file"
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        accept="image/*"
        multiple={!isCamera}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ currentTarget: input }) => {
          const files = [...(input.files ?? [])];
          // The same file may be chosen again.
          input.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {children}
    </label>
  );
}
