import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import type { WordKey } from '../../i18n/words.ts';

/** What a post is made of, as it is sent. */
export type Body = Record<string, unknown>;

/** What is known of whoever posts, so that they need not type it. */
export interface Poster {
  email: string;
  /** As people write it. */
  phone: string;
}

export interface Step {
  /** Its name in the address, behind `#`. */
  id: string;
  title: WordKey;
  /** What it asks for, in a few words. */
  text: WordKey;
  /** The fields that must be right before one goes on, in their order. */
  fields: readonly string[];
  /** What is filled in: sections of fields. */
  Body: ComponentType;
  /** What was filled in, as rows; before it is sent. */
  Review: ComponentType;
}

/** A form: what it asks in which steps, and how that becomes a post. The last step, the review, is added to it. */
export interface PostPlan<V extends FieldValues = FieldValues> {
  /** Its drafts are kept by it. Another number where drafts of before cannot be read any more: `product.2`. */
  name: string;
  kind: OwnPostKind;
  title: WordKey;
  /** How long it takes. */
  intro: WordKey;
  schema: z.ZodType<Body, unknown>;
  /** What the fields are called, by their names. */
  labels: Readonly<Record<string, WordKey>>;
  /**
   * What stands there at first: '' in texts, dates and choices, null where numbers and the like are missing, which
   * is also how the form tells what a number is.
   */
  start: (poster: Poster) => V;
  /** Which fields are pictures: one, or a list. */
  photos: readonly string[];
  /** Which are telephone numbers; they are looked at before they are sent. */
  phones: readonly string[];
  /** Links, that may lack their `https://`. */
  links: readonly string[];
  /** Sets right what is sent: what does not belong to this kind of post, what two fields say together. */
  tidy?: (values: V) => Body;
  /** What else is wrong, as keys by the names of fields: what the schema leaves to the server, and is known here. */
  rules?: (values: V) => Record<string, string>;
  /** The text by which its language is known. */
  text: (values: V) => string;
  steps: readonly Step[];
}

/** A module that brings forms: the one for a variant (`wanted`, `company`), or for a post that is edited. */
export interface FormModule {
  planFor: (variant: string | null, body: Body | null) => PostPlan;
}

/** A form keeps to its own type inside; the frame handles all alike. */
export function planOf<V extends FieldValues>(plan: PostPlan<V>): PostPlan {
  return plan as unknown as PostPlan;
}
