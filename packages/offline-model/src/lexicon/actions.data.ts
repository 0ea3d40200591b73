import { oneLine } from './pattern.ts';
import { grouped } from './listed.ts';

/** Base forms; inflections are made from them. Words of several parts first try to match whole. */
const ACTION_VERBS = {
  view: oneLine`
  view choose pick select see browse explore read discover display show watch access check inspect preview
  navigate present find_out learn_about look_at look_through list visit visualize visualise look listen open
  scroll study examine feature showcase highlight provide offer contain include get receive stream click`,
  search: 'search find look_up look_for locate search_for lookup seek discover_by query',
  filter: 'filter narrow narrow_down refine select_by group categorize categorise classify tag segment',
  sort: 'sort rank order_by arrange prioritize prioritise reorder',
  create: oneLine`
  add create post publish write enter record log register_new insert input compose draft make new note capture
  generate_new set_up set define build start launch host organize_new save_new suggest propose import introduce
  announce build_up document keep jot`,
  edit: 'edit update reset change modify adjust rename revise amend customize customise correct configure personalize personalise extend',
  remove: 'delete remove erase archive discard clear trash',
  manage: oneLine`
  manage administer organize organise maintain handle keep_track_of oversee control moderate curate coordinate
  run operate supervise process allocate assign plan administrate store hold collect catalog catalogue inventory
  keep_a_record_of keep_records_of plan_out delegate stock`,
  track: 'track monitor keep_track follow_up measure count observe trace keep_an_eye_on log_progress',
  book: 'book reserve schedule rent hire arrange_a make_a_booking make_an_appointment make_a_reservation borrow reschedule lend pick_a_slot make_reservations make_appointments',
  apply: oneLine`
  apply apply_for apply_to enroll enrol register_for sign_up_for enlist sign_up_to volunteer enroll_in enrol_in
  register_to adopt rsvp rsvp_to rsvp_for sign_up_as volunteer_for`,
  submit: oneLine`
  submit send contact request ask inquire enquire get_in_touch reach_out fill_out fill_in complete report_a file
  lodge claim nominate order_a_quote get_in_contact ask_for respond_to provide_feedback give_feedback
  leave_feedback send_feedback`,
  review: oneLine`
  review rate evaluate leave_a_review write_a_review write_reviews leave_reviews leave_ratings leave_a_rating
  give_ratings leave_a_star_rating assess grade score give_a_rating rate_and_review post_reviews`,
  comment: oneLine`
  comment reply discuss comment_on respond debate answer leave_comments leave_a_comment leave_a_note leave_notes
  leave_messages leave_a_message_on reply_to post_comments participate_in_discussions participate interact
  engage`,
  like: 'like react heart clap love appreciate',
  save: oneLine`
  save bookmark favorite favourite wishlist pin star shortlist save_for_later mark_as_favorite mark_as_favourite
  add_to_favorites add_to_favourites add_to_wishlist collect_favorites`,
  follow: 'follow befriend connect_with add_friend add_friends connect unfollow',
  vote: 'vote upvote downvote vote_on vote_for endorse',
  join: 'join attend take_part join_in take_part_in participate_in check_in',
  share: 'share invite recommend_to repost retweet',
  compare: 'compare contrast weigh',
  message: oneLine`
  message chat_with send_messages send_a_message exchange_messages direct_message dm text email write_to
  communicate talk_to talk communicate_with message_each_other contact_each_other chat send_message correspond`,
  buy: 'buy purchase order shop add_to_cart place_an_order place_orders add_items_to_cart shop_for sell checkout check_out',
  pay: 'pay pay_for make_payments make_a_payment settle transfer top_up',
  signIn: oneLine`
  sign_in sign_up log_in log_out login logout register authenticate create_an_account create_account
  create_accounts sign_out register_and_log_in make_an_account log_on signup signin`,
  report:
    'generate_reports generate_a_report report summarize summarise print generate_report produce_reports create_reports',
  export: 'export download',
  upload: 'upload attach submit_files drop',
  notify: oneLine`
  notify alert warn remind send_reminders get_notified receive_notifications get_reminders be_notified
  receive_alerts send_notifications receive_reminders get_alerts receive_updates get_reminded`,
  quiz: 'take_quizzes take_a_quiz take_tests take_a_test test_yourself quiz take_exams answer_questions take_the_quiz test',
  play: 'play spin roll guess flip shuffle draw move win lose',
  calculate: 'calculate convert compute estimate encrypt encode decode translate split add_up total',
  analyse:
    'analyze analyse chart graph visualize_data track_performance track_progress forecast see_statistics view_statistics view_analytics view_charts compare_periods',
  status: oneLine`
  mark mark_as approve reject accept decline cancel confirm complete_a close resolve verify activate deactivate
  toggle check_off tick tick_off tick_them_off finish move_to move_between drag publish_or complete_tasks pause
  assign_to return renew`,
  subscribe: 'subscribe subscribe_to newsletter sign_up_for_newsletter sign_up_for_the_newsletter',
  donate: 'donate contribute give support fundraise pledge make_a_donation make_donations sponsor',
  chat: 'ask_questions ask_a_question chat_with_bot ask_the_bot ask_ai',
  learn: 'learn practice practise study_with revise_with train memorize memorise',
  recommend: 'recommend suggest_to match get_recommendations receive_recommendations personalise_for',
};

/** What people do in apps. Everything a request says with a verb is one of these, or is not understood. */
export type Action = keyof typeof ACTION_VERBS;
export const VERBS: Readonly<Record<Action, string>> = ACTION_VERBS;

/** Nouns that name an activity: "order tracking", "table reservation", "user registration". */
export const ACTION_NOUNS: Readonly<Record<string, Action>> = grouped({
  learn: 'learning',
  view: `
    browsing, viewing, display, exploration, discovery, presentation, showcase, reading, listing, listings,
    showcasing`,
  search: `
    search, searching, lookup, finder, search bar, search box, search function, search functionality,
    searches, locator`,
  filter: 'filter, filters, filtering, categorization, categorisation, tagging, tags, grouping',
  sort: 'sorting, sort, ranking, rankings, prioritization',
  create: `
    creation, submission, submissions, publishing, entry, posting, logging, adding, recording, writing,
    publication`,
  edit: 'editing, edit, updating, updates, modification, customization, customisation, personalization',
  remove: 'deletion, deleting, removal',
  manage: `
    management, managing, administration, organization, organisation, maintenance, control, handling,
    planning, planner, manager, organizer, organiser, allocation, moderation, coordination, processing,
    assignment, crud, inventory`,
  track: 'tracking, tracker, monitoring, monitor, log, logs, logbook, progress',
  book: `
    booking, bookings, reservation, reservations, scheduling, scheduler, rental, rentals, hiring,
    appointments, appointment`,
  apply: 'application, applications, enrollment, enrolment, enrollments, adoption, signups, rsvp, rsvps',
  submit: `
    inquiry, inquiries, enquiry, enquiries, request, requests, feedback, contact form, survey, surveys,
    questionnaire, complaint, complaints, quote request`,
  review: 'review, reviews, rating, ratings, reviewing, evaluation, evaluations, ratings and reviews',
  comment: 'comment, comments, commenting, discussion, discussions, replies, interaction, interactions',
  like: 'likes, reactions, liking, reaction',
  save: `
    bookmarks, bookmarking, favorites, favourites, favoriting, favourite, favorite, wishlist, wishlists,
    wish list, saved items, shortlist, saving, watchlist`,
  follow: 'following, followers, friends, friendships, connections, networking',
  vote: 'voting, votes, polls, poll, upvotes, upvoting',
  join: 'joining, attendance, participation',
  share: 'sharing, invitations, invites',
  compare: 'comparison, comparisons, comparing',
  message: `
    messaging, messages, message, chat, inbox, communication, chats, conversations, direct messages,
    mailbox, messenger, private messages, live chat`,
  buy: `
    purchase, purchasing, shopping, cart, basket, shopping cart, ordering, checkout, purchases, buying,
    selling, shopping basket, bag`,
  pay: 'payment, payments, online payment, payment processing, transactions_pay',
  signIn: `
    login, log-in, registration, authentication, signup, sign-up, sign up, sign in, signin, logout, auth,
    accounts, account, user account, user accounts`,
  report: 'report, reports, reporting, summary_report, printing',
  export: 'export, exporting, download, downloads, downloading, csv export, pdf export',
  upload: 'upload, uploads, uploading, attachments, file upload',
  notify: `
    notification, notifications, alerts, alert, reminders, reminder, push notifications, announcements_bell`,
  quiz: 'quiz, quizzes, exam, exams, trivia, tests, assessment, assessments',
  analyse: `
    analysis, analytics, statistics, stats, charts, chart, graphs, graph, visualization, visualizations,
    visualisation, visualisations, metrics, insights, kpis, kpi, trends, dashboard, dashboards, overview,
    numbers, summary, summaries, performance, figures`,
  calculate: 'calculation, calculations, conversion, calculator, converter',
  status: 'approval, approvals, verification, cancellation, completion',
  subscribe: 'newsletter, subscription, subscriptions_news',
  donate: 'donate, donation, donations, fundraising, donating, contributions, pledges',
  chat: 'chatbot, chat bot, bot, ai assistant, virtual assistant, assistant, customer support chat',
  recommend: 'recommendations, recommendation, suggestions',
});
