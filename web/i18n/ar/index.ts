import account from './account.json' with { type: 'json' };
import admin from './admin.json' with { type: 'json' };
import adminAdvertisements from './admin-advertisements.json' with { type: 'json' };
import adminApiKeys from './admin-api-keys.json' with { type: 'json' };
import adminArticles from './admin-articles.json' with { type: 'json' };
import adminAudit from './admin-audit.json' with { type: 'json' };
import adminCategories from './admin-categories.json' with { type: 'json' };
import adminClaims from './admin-claims.json' with { type: 'json' };
import adminContact from './admin-contact.json' with { type: 'json' };
import adminContent from './admin-content.json' with { type: 'json' };
import adminConversations from './admin-conversations.json' with { type: 'json' };
import adminEditor from './admin-editor.json' with { type: 'json' };
import adminHealth from './admin-health.json' with { type: 'json' };
import adminListings from './admin-listings.json' with { type: 'json' };
import adminModeration from './admin-moderation.json' with { type: 'json' };
import adminNeighborhoods from './admin-neighborhoods.json' with { type: 'json' };
import adminNewsletter from './admin-newsletter.json' with { type: 'json' };
import adminNumbers from './admin-numbers.json' with { type: 'json' };
import adminOverview from './admin-overview.json' with { type: 'json' };
import adminReports from './admin-reports.json' with { type: 'json' };
import adminReviews from './admin-reviews.json' with { type: 'json' };
import adminSettings from './admin-settings.json' with { type: 'json' };
import adminSynonyms from './admin-synonyms.json' with { type: 'json' };
import adminTransfers from './admin-transfers.json' with { type: 'json' };
import adminTranslations from './admin-translations.json' with { type: 'json' };
import adminUsers from './admin-users.json' with { type: 'json' };
import alerts from './alerts.json' with { type: 'json' };
import apiKeys from './api-keys.json' with { type: 'json' };
import articleCards from './article-cards.json' with { type: 'json' };
import attendance from './attendance.json' with { type: 'json' };
import businessFacts from './business-facts.json' with { type: 'json' };
import cards from './cards.json' with { type: 'json' };
import contact from './contact.json' with { type: 'json' };
import content from './content.json' with { type: 'json' };
import conversations from './conversations.json' with { type: 'json' };
import directory from './directory.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import eventCards from './event-cards.json' with { type: 'json' };
import eventLists from './event-lists.json' with { type: 'json' };
import eventPage from './event-page.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import filtering from './filtering.json' with { type: 'json' };
import forms from './forms.json' with { type: 'json' };
import hijri from './hijri.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import jobCards from './job-cards.json' with { type: 'json' };
import jobs from './jobs.json' with { type: 'json' };
import languages from './languages.json' with { type: 'json' };
import layout from './layout.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };
import matches from './matches.json' with { type: 'json' };
import member from './member.json' with { type: 'json' };
import members from './members.json' with { type: 'json' };
import myPosts from './my-posts.json' with { type: 'json' };
import neighborhoods from './neighborhoods.json' with { type: 'json' };
import newsletter from './newsletter.json' with { type: 'json' };
import openData from './open-data.json' with { type: 'json' };
import outside from './outside.json' with { type: 'json' };
import passkeys from './passkeys.json' with { type: 'json' };
import place from './place.json' with { type: 'json' };
import placeCards from './place-cards.json' with { type: 'json' };
import placeMap from './place-map.json' with { type: 'json' };
import postLists from './post-lists.json' with { type: 'json' };
import postPage from './post-page.json' with { type: 'json' };
import posters from './posters.json' with { type: 'json' };
import posting from './posting.json' with { type: 'json' };
import postingBusiness from './posting-business.json' with { type: 'json' };
import postingErrors from './posting-errors.json' with { type: 'json' };
import postingEvent from './posting-event.json' with { type: 'json' };
import postingFields from './posting-fields.json' with { type: 'json' };
import postingForm from './posting-form.json' with { type: 'json' };
import postingJobs from './posting-jobs.json' with { type: 'json' };
import postingPhotos from './posting-photos.json' with { type: 'json' };
import postingProduct from './posting-product.json' with { type: 'json' };
import postingQuick from './posting-quick.json' with { type: 'json' };
import postingRental from './posting-rental.json' with { type: 'json' };
import posts from './posts.json' with { type: 'json' };
import products from './products.json' with { type: 'json' };
import rentalCards from './rental-cards.json' with { type: 'json' };
import rentalFacts from './rental-facts.json' with { type: 'json' };
import rentals from './rentals.json' with { type: 'json' };
import report from './report.json' with { type: 'json' };
import reviewForm from './review-form.json' with { type: 'json' };
import reviewNumbers from './review-numbers.json' with { type: 'json' };
import reviews from './reviews.json' with { type: 'json' };
import savedPosts from './saved-posts.json' with { type: 'json' };
import saving from './saving.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import searches from './searches.json' with { type: 'json' };
import sentPosts from './sent-posts.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import share from './share.json' with { type: 'json' };
import time from './time.json' with { type: 'json' };
import tour from './tour.json' with { type: 'json' };
import translate from './translate.json' with { type: 'json' };
import translations from './translations.json' with { type: 'json' };
import twoStep from './two-step.json' with { type: 'json' };
import unread from './unread.json' with { type: 'json' };
import welcome from './welcome.json' with { type: 'json' };

export default {
  'place-cards': placeCards,
  'job-cards': jobCards,
  'place-map': placeMap,
  'rental-cards': rentalCards,
  'api-keys': apiKeys,
  'article-cards': articleCards,
  attendance,
  hijri,
  'event-page': eventPage,
  'event-lists': eventLists,
  'event-cards': eventCards,
  'admin-categories': adminCategories,
  'admin-synonyms': adminSynonyms,
  'admin-settings': adminSettings,
  account,
  admin,
  'admin-moderation': adminModeration,
  'admin-audit': adminAudit,
  'admin-health': adminHealth,
  'admin-contact': adminContact,
  'admin-users': adminUsers,
  'admin-advertisements': adminAdvertisements,
  'admin-api-keys': adminApiKeys,
  'admin-articles': adminArticles,
  'admin-content': adminContent,
  'admin-conversations': adminConversations,
  'admin-editor': adminEditor,
  'admin-neighborhoods': adminNeighborhoods,
  'admin-newsletter': adminNewsletter,
  'admin-numbers': adminNumbers,
  'admin-overview': adminOverview,
  'admin-claims': adminClaims,
  'admin-listings': adminListings,
  'admin-reports': adminReports,
  'admin-reviews': adminReviews,
  'admin-transfers': adminTransfers,
  'admin-translations': adminTranslations,
  'business-facts': businessFacts,
  cards,
  contact,
  content,
  conversations,
  directory,
  errors,
  events,
  filtering,
  forms,
  home,
  jobs,
  languages,
  layout,
  neighborhoods,
  newsletter,
  map,
  matches,
  member,
  members,
  'my-posts': myPosts,
  'open-data': openData,
  outside,
  passkeys,
  place,
  posters,
  posting,
  'posting-business': postingBusiness,
  'posting-errors': postingErrors,
  'posting-event': postingEvent,
  'post-lists': postLists,
  'post-page': postPage,
  'posting-fields': postingFields,
  'posting-form': postingForm,
  'posting-jobs': postingJobs,
  'posting-photos': postingPhotos,
  'posting-product': postingProduct,
  'posting-quick': postingQuick,
  'posting-rental': postingRental,
  posts,
  products,
  'rental-facts': rentalFacts,
  rentals,
  report,
  'review-form': reviewForm,
  'review-numbers': reviewNumbers,
  reviews,
  'saved-posts': savedPosts,
  saving,
  search,
  alerts,
  searches,
  'sent-posts': sentPosts,
  services,
  share,
  time,
  tour,
  translate,
  translations,
  'two-step': twoStep,
  unread,
  welcome,
};
