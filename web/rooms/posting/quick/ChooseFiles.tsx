import type { ReactNode } from 'react';
import * as styles from './ChooseFiles.module.css';

interface Props {
  label: string;
  /** Opens the camera if there is one; otherwise the photo library, with multiple selection. */
  isCamera?: boolean;
  className: string | undefined;
  onFiles: (files: readonly File[]) => void;
  id?: string;
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A file field styled as its children: one tap opens the camera or the photo library. */
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
          // Allows the same file to be selected again.
          input.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {children}
    </label>
  );
}
