import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import type { WordKey } from '../../i18n/words.ts';

/** The body of a post, as it is submitted. */
export type Body = Record<string, unknown>;

/** Known data of the member, which prefills the form. */
export interface Poster {
  email: string;
  /** As formatted for display. */
  phone: string;
}

export interface Step {
  /** Its name in the fragment of the address. */
  id: string;
  title: WordKey;
  /** Its title. */
  text: WordKey;
  /** The fields that must be valid before the next step, in order. */
  fields: readonly string[];
  /** Renders the sections of fields. */
  Body: ComponentType;
  /** Renders the input as rows of the review. */
  Review: ComponentType;
}

/** A form: its steps, and how its values become a post. The last step, the review, is added automatically. */
export interface PostPlan<V extends FieldValues = FieldValues> {
  /** The name of its drafts. Change the number if older drafts cannot be read any more: `product.2`. */
  name: string;
  kind: OwnPostKind;
  title: WordKey;
  /** The estimated time to complete it. */
  intro: WordKey;
  schema: z.ZodType<Body, unknown>;
  /** The labels of the fields by name. */
  labels: Readonly<Record<string, WordKey>>;
  /**
   * Initial values: '' for texts, dates and choices; null for numbers and the like, which is how the form
   * identifies numbers.
   */
  start: (poster: Poster) => V;
  /** The fields that contain pictures: one, or a list. */
  photos: readonly string[];
  /** The fields that contain phone numbers, validated before submission. */
  phones: readonly string[];
  /** The fields that contain links, which may lack `https://`. */
  links: readonly string[];
  /**
   * Adjusts the body before submission: removes fields that do not apply to this type of post, and combines others.
   */
  tidy?: (values: V) => Body;
  /** Further errors as message keys by field: what the schema leaves to the server and the browser can check. */
  rules?: (values: V) => Record<string, string>;
  /** The text from which the language is detected. */
  text: (values: V) => string;
  steps: readonly Step[];
}

/** A module with forms: for a variant (`wanted`, `company`), or for an edited post. */
export interface FormModule {
  planFor: (variant: string | null, body: Body | null) => PostPlan;
}

/** A form is typed internally; the frame handles all of them alike. */
export function planOf<V extends FieldValues>(plan: PostPlan<V>): PostPlan {
  return plan as unknown as PostPlan;
}
