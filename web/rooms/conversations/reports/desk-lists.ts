import type { ComponentProps } from 'react';
import type { DeskRows } from '../../../back-office/listing/DeskRows.tsx';

/** The states of reports, which the contract has, too; and the messages that are held. */
export const deskLists = ['open', 'held', 'dismissed', 'upheld'] as const;
export type DeskList = (typeof deskLists)[number];
/** The chips that choose a list. */
export type ListChoice = ComponentProps<typeof DeskRows<never, DeskList>>['choice'];
