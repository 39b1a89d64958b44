import { type ChangeEvent, type CSSProperties, useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { choosable } from '../../state/files.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { Counter } from './Counter.tsx';
import { CropDialog } from './CropDialog.tsx';
import { hasShape } from './crop-box.ts';
import { OnlyPhoto } from './OnlyPhoto.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';
import { PhotoList } from './PhotoList.tsx';
import * as photosStyles from './photos.module.css';
import type { PostPhoto } from './post-photo.ts';
import { uploadMegabytes, useFileCheck } from './use-file-check.ts';
import { fieldMark, useFileDrop } from './use-file-drop.ts';
import { useSorting } from './use-sorting.ts';
import { useUploads } from './use-uploads.ts';

export type { PostPhoto } from './post-photo.ts';

export interface PhotoFieldProps {
  /** The name of the field, and the id of the focusable element that represents it. */
  name: string;
  label: string;
  hint?: string;
  value: readonly PostPhoto[];
  onChange: (photos: readonly PostPhoto[] | ((now: readonly PostPhoto[]) => readonly PostPhoto[])) => void;
  min?: number;
  max: number;
  /** Optional: `min` applies once a photo was added. */
  optional?: boolean;
  error?: string;
  /** The aspect ratio for display, to which photos can be cropped. */
  aspect?: number;
  /** The badge of the first photo. */
  firstIs?: string;
  /** Whether photos have descriptions, which are stored with them. */
  isDescribed?: boolean;
  /** Called when uploads start, finish, or fail with a chance to retry. */
  onBusyChange?: (busy: boolean) => void;
}

/** The photos of a post: selected, dropped, pasted or taken; reordered, described, removed. */
export function PhotoField(props: PhotoFieldProps) {
  const {
    name,
    label,
    hint,
    value,
    onChange,
    min = 0,
    max,
    optional = false,
    isDescribed = true,
    error,
    firstIs,
    aspect,
  } = props;
  const t = useWords();
  const root = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  /** The photo to be replaced by the next selected file. */
  const replacing = useRef<number | null>(null);
  const [said, say] = useState('');
  const [opened, setOpened] = useState<number | null>(null);
  const [cropped, setCropped] = useState<number | null>(null);
  const [removed, setRemoved] = useState<{ photo: PostPhoto; place: number } | null>(null);
  /** The photo that receives the focus once rendered. */
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    const tile = root.current?.querySelector<HTMLElement>(`[data-photo="${awaited.current}"] [data-grip]`);
    if (!tile) return;
    awaited.current = null;
    tile.focus();
  });

  const uploads = useUploads({
    name,
    onChange,
    onBusyChange: props.onBusyChange,
    onArrival: (photo) => {
      say(t('posting-photos:arrived', { total: value.length + 1 }));
      // The focus does not move away from other fields.
      const isBusy = document.activeElement?.matches('input, textarea, select') ?? false;
      if (aspect && !hasShape(photo, aspect) && !isBusy && !document.querySelector('dialog[open]')) {
        setCropped(photo.id);
      }
    },
  });
  const underWay = uploads.list.filter(({ status, replaces }) => status !== 'refused' && replaces === null);
  const room = Math.max(max - value.length - underWay.length, 0);
  const sorting = useSorting({ list, photos: value, onChange, say });

  const { issues, sort } = useFileCheck(max);
  const take = (files: readonly File[], instead: number | null = null) => {
    // A single picture is replaced.
    const replaces = instead ?? (max === 1 ? (value[0]?.id ?? null) : null);
    setRemoved(null);
    const fitting = sort(files, replaces === null ? room : 1);
    if (fitting.length > 0) uploads.add(fitting, replaces);
  };
  const isOver = useFileDrop(root, (files) => take(files));
  const onChosen = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    // Allows the same file to be selected again.
    input.value = '';
    if (files.length > 0) take(files, replacing.current);
  };
  const choose = (replaces: number | null = null) => {
    replacing.current = replaces;
    chooser.current?.click();
  };
  const remove = (id: number) => {
    const place = value.findIndex((photo) => photo.id === id);
    const photo = value[place];
    if (photo) setRemoved({ photo, place });
    onChange((now) => now.filter((one) => one.id !== id));
    say(t('posting-photos:removed'));
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-grip], [data-photo-add]') ?? [];
    ([...buttons][place + 1] ?? [...buttons][place - 1])?.focus();
  };
  const bringBack = () => {
    if (!removed) return;
    awaited.current = removed.photo.id;
    if (room > 0) onChange((now) => now.toSpliced(removed.place, 0, removed.photo));
    setRemoved(null);
  };
  const write = (id: number, alt: string) =>
    onChange((now) => now.map((photo) => (photo.id === id ? { ...photo, alt } : photo)));

  const ids = { label: `${name}-label`, hint: `${name}-hint`, error: `${name}-error`, help: `${name}-help` };
  const describedBy = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ');
  const open = value.find(({ id }) => id === opened);
  const count = value.length;
  const toCrop = value.find(({ id }) => id === cropped);
  const only = max === 1 ? value[0] : undefined;
  const nameOf = (place: number) =>
    max === 1 ? label : t('posting-photos:photo', { place: place + 1, total: count });
  const isEmpty = value.length === 0 && uploads.list.length === 0;

  return (
    <fieldset
      ref={root}
      aria-labelledby={ids.label}
      className={[
        `${fieldStyles.field} ${photosStyles.field}`,
        isOver && photosStyles.over,
        error && photosStyles.invalid,
        max === 1 && photosStyles.single,
      ]
        .filter(Boolean)
        .join(' ')}
      style={aspect ? ({ '--aspect': aspect } as CSSProperties) : undefined}
      {...{ [fieldMark]: name }}
    >
      <div className={fieldStyles.label}>
        <span id={ids.label}>{label}</span>
        <Counter count={count} min={min} max={max} optional={optional} hasError={Boolean(error)} />
      </div>
      {hint && (
        <p className={`${textStyles.small} ${textStyles.muted}`} id={ids.hint}>
          {hint}
        </p>
      )}
      {isEmpty && (
        <button
          type="button"
          id={name}
          name={name}
          className={photosStyles.dropZone}
          data-photo-add=""
          aria-describedby={describedBy || undefined}
          onClick={() => choose()}
        >
          <Icon name="upload" size="l" />
          <b>{t(max === 1 ? 'posting-photos:dropOne' : 'posting-photos:drop')}</b>
          <span className={`${textStyles.small} ${textStyles.muted}`}>
            {t('posting-photos:kinds', { size: uploadMegabytes })}
          </span>
        </button>
      )}
      {!isEmpty && (
        <PhotoList
          list={list}
          name={name}
          label={label}
          labelId={ids.label}
          helpId={ids.help}
          errorId={error && ids.error}
          describedBy={describedBy}
          nameOf={nameOf}
          firstIs={firstIs}
          photos={value}
          hasRoom={room > 0}
          uploads={uploads}
          sorting={sorting}
          onOpen={setOpened}
          onRemove={remove}
          onChoose={choose}
        />
      )}
      {removed && (
        <p className={`${textStyles.small} ${textStyles.muted} ${layoutStyles.row} ${photosStyles.undo}`}>
          {t('posting-photos:removed')}
          <button type="button" className={textStyles.link} onClick={bringBack}>
            {t('posting-photos:undo')}
          </button>
        </p>
      )}
      {only && (
        <OnlyPhoto
          photo={only}
          label={label}
          aspect={aspect}
          onCrop={() => setCropped(only.id)}
          onReplace={() => choose(only.id)}
        />
      )}
      {room > 0 && (
        <button
          type="button"
          className={`${buttonStyles.soft} ${buttonStyles.small} ${photosStyles.camera}`}
          onClick={() => camera.current?.click()}
        >
          <Icon name="camera" size="s" />
          {t('posting-photos:takePhoto')}
        </button>
      )}
      <input ref={chooser} type="file" hidden accept={choosable} multiple={max > 1} onChange={onChosen} />
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={onChosen} />
      <div role="alert">
        {[...new Set(issues)].map((issue, at) => (
          <FieldError key={issue} id={`${name}-issue-${at}`}>
            {issue}
          </FieldError>
        ))}
      </div>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      <p className={textStyles.hidden} id={ids.help}>
        {t('posting-photos:help')}
      </p>
      <p className={textStyles.hidden} role="status">
        {said}
      </p>
      {open && (
        <PhotoDialog
          photo={open}
          name={nameOf(value.indexOf(open))}
          place={value.indexOf(open)}
          total={count}
          onAlt={isDescribed ? (alt) => write(open.id, alt) : undefined}
          onMove={(place) => sorting.move(open.id, place)}
          onCrop={aspect ? () => setCropped(open.id) : undefined}
          onReplace={() => choose(open.id)}
          onRemove={() => remove(open.id)}
          onClose={() => setOpened(null)}
        />
      )}
      {toCrop && aspect && (
        <CropDialog
          key={toCrop.id}
          photo={toCrop}
          aspect={aspect}
          onCropped={(cut) => {
            awaited.current = cut.id;
            onChange((now) => now.map((photo) => (photo.id === toCrop.id ? cut : photo)));
            say(t('posting-photos:cropped'));
          }}
          onClose={() => setCropped(null)}
        />
      )}
    </fieldset>
  );
}
