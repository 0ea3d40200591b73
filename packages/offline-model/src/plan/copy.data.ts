import type { Place } from '../lexicon/places.data.ts';
import type { Language } from './app-plan.ts';

/** Words of the app itself. `{name}` is the app, `{thing}` and `{things}` its records in lower case. */
export interface Copy {
  readonly places: Readonly<Record<Place, string>>;
  readonly intros: Readonly<Partial<Record<Place, string>>>;
  readonly browse: string;
  readonly mine: string;
  readonly recent: string;
  readonly ours: string;
  readonly all: string;
  readonly book: string;
  readonly bookIntro: string;
  readonly apply: string;
  readonly applyIntro: string;
  readonly stored: string;
  readonly applyThanks: string;
  readonly listIntro: string;
  readonly manageIntro: string;
  readonly mineIntro: string;
  readonly heroText: string;
  readonly tagline: string;
  readonly about: string;
  readonly learnMore: string;
  readonly writeToUs: string;
  readonly writeText: string;
  readonly send: string;
  readonly sent: string;
  readonly subscribe: string;
  readonly subscribeText: string;
  readonly subscribed: string;
  readonly donate: string;
  readonly donated: string;
  readonly feedback: string;
  readonly feedbackThanks: string;
  readonly findUs: string;
  readonly whatPeopleSay: string;
  readonly goodToKnow: string;
  readonly exampleQuotes: string;
  readonly exampleTeam: string;
  readonly teamRoles: readonly string[];
  readonly whatWeOffer: string;
  readonly ourStory: string;
  readonly team: string;
  readonly report: string;
  readonly byField: string;
  readonly overTime: string;
  readonly totalOf: string;
  readonly averageOf: string;
  readonly taken: string;
  readonly atMost: string;
  readonly atMostInAll: string;
  readonly future: string;
  readonly after: string;
  readonly duplicate: string;
  readonly actions: Readonly<
    Record<
      | 'like'
      | 'save'
      | 'vote'
      | 'follow'
      | 'join'
      | 'share'
      | 'addToCart'
      | 'book'
      | 'apply'
      | 'compare'
      | 'cancel'
      | 'done'
      | 'approve',
      string
    >
  >;
  readonly fields: Readonly<
    Record<
      | 'name'
      | 'email'
      | 'phone'
      | 'message'
      | 'subject'
      | 'amount'
      | 'rating'
      | 'review'
      | 'comment'
      | 'author'
      | 'postedOn'
      | 'about'
      | 'reference'
      | 'customer'
      | 'items'
      | 'total'
      | 'status'
      | 'payment'
      | 'address'
      | 'placedOn'
      | 'file'
      | 'category'
      | 'date'
      | 'yourName',
      string
    >
  >;
  readonly entities: Readonly<
    Record<
      | 'review'
      | 'reviews'
      | 'comment'
      | 'comments'
      | 'enquiry'
      | 'enquiries'
      | 'order'
      | 'orders'
      | 'subscriber'
      | 'subscribers'
      | 'file'
      | 'files',
      string
    >
  >;
  readonly orderStatus: readonly string[];
  readonly payments: readonly string[];
  readonly hours: readonly (readonly [string, string])[];
  readonly faq: readonly (readonly [string, string])[];
  readonly steps: readonly (readonly [string, string])[];
  readonly values: readonly (readonly [string, string])[];
  readonly plans: readonly (readonly [string, string, string])[];
  readonly opinions: readonly string[];
  readonly remarks: readonly string[];
  readonly botHello: string;
  readonly botAnswers: readonly (readonly [string, string])[];
  readonly notices: readonly (readonly [string, string])[];
  readonly threads: readonly (readonly [string, string, string])[];
  readonly sentences: readonly string[];
  readonly legal: readonly (readonly [string, string])[];
}

export type CopyBook = Readonly<Record<Language, Copy>>;
