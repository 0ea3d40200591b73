import { listed } from './listed.ts';

/** Pages that most sites share, by the words that ask for them. */
const WORDS = {
  home: listed(`
    home, homepage, home page, landing page, landing, start page, start, front page, main page,
    welcome page, hero, hero section, hero banner, welcome section`),
  about: listed(`
    about, about us, about page, page about, about me, our story, company information, company info,
    company introduction, company profile, introduction, biography, bio, who we are, company history,
    company overview, background information`),
  contact: listed(`
    contact, contact us, contact page, contact form, get in touch, contact information, contact info,
    contact details, contact section, contact me`),
  services: listed(`
    services, our services, service offerings, services page, what we do, service descriptions,
    service list, offerings, service, solutions, treatments`),
  testimonials: listed(`
    testimonials, testimonial, client testimonials, customer testimonials, customer reviews,
    what clients say, success stories, client feedback, customer feedback, client reviews, references,
    customer stories, guest stories, user stories, student stories, member stories, patient stories,
    visitor stories`),
  faq: ['faq', 'faqs', 'frequently asked questions', 'common questions', 'questions and answers', 'q&a'],
  pricing: listed(`
    pricing, prices, price list, plans, pricing plans, pricing page, pricing table, packages, rates,
    subscription plans, membership plans, membership options, fees, pricing tiers, pricing information,
    price plans`),
  team: listed(`
    team, our team, meet the team, team members, the team, staff directory, team page, team introduction,
    staff profiles`),
  gallery: listed(`
    gallery, photo gallery, image gallery, photos, galleries, photo album, picture gallery, media gallery`),
  blog: listed(`
    blog, news, blog posts, articles, latest news, blog section, news section, company news, journal,
    industry news, insights page, blog articles, news updates, news articles, news and updates, updates page`),
  hours: listed(`
    opening hours, hours, business hours, opening times, hours of operation, open hours, working hours`),
  location: listed(`
    location, find us, directions, where to find us, our location, address, visit us, how to get here, getting here, getting there`),
  dashboard: listed(`
    dashboard, overview, overview page, analytics, statistics, stats, analytics dashboard, insights,
    control panel, main dashboard, home dashboard, summary page, statistics page, analytics page, metrics,
    kpis, charts`),
  reports: listed(`
    reports, report, reporting, report generation, reports page, analytics reports, report generator`),
  settings: listed(`
    settings, preferences, account settings, user settings, settings page, options page, configuration,
    system settings, personalized settings, user preferences, privacy settings, notification settings,
    personal settings`),
  profile: listed(`
    profile, user profile, my profile, profile page, my account, user profiles, account page,
    personal profile, profiles, account information, personal information, user information,
    profile management, personal center, personal page, user center`),
  messages: listed(`
    messages, inbox, chat, messaging, direct messages, messenger, conversations, chats, live chat,
    private messages, message center, message inbox, mailbox, instant messaging, messaging system,
    sent messages`),
  notifications: listed(`
    notifications, alerts, notification center, notification centre, reminders, bell, push notifications,
    notification bell`),
  saved: listed(`
    saved, favorites, favourites, bookmarks, wishlist, wish list, my favorites, my list, saved items,
    watchlist, favorites list, favourites list, my bookmarks, reading list, my wishlist, shortlist`),
  cart: ['cart', 'shopping cart', 'basket', 'shopping basket', 'shopping bag'],
  checkout: ['checkout', 'payment page', 'checkout process', 'payment'],
  orders: listed(`
    my orders, order history, order tracking, purchase history, orders history, my purchases, track orders`),
  admin: listed(`
    admin, admin panel, admin dashboard, admin area, back office, backoffice, administration, admin page,
    admin section, management console, admin interface, admin view, administrator panel, admin backend,
    management backend, backend management, cms, content management system, content management, staff area`),
  search: ['search page', 'search results', 'global search', 'site search', 'search bar', 'search engine'],
  calendar: listed(`
    calendar, calendar view, event calendar, events calendar, class calendar, course calendar, schedule calendar, monthly calendar, agenda, schedule,
    timetable, event schedule, program`),
  leaderboard: listed(`
    leaderboard, leaderboards, ranking, rankings, high scores, highscore, highscores, scoreboard,
    hall of fame, points ranking, league table, standings`),
  chatbot: listed(`
    chatbot, chat bot, ai assistant, virtual assistant, assistant, support bot, ai chat, bot,
    customer service bot, help bot, ai chatbot, intelligent assistant`),
  newsletter: listed(`
    newsletter, newsletter signup, newsletter sign-up, email list, newsletter subscription, mailing list,
    email subscription, newsletter form`),
  privacy: ['privacy', 'privacy policy', 'cookie policy'],
  terms: ['terms', 'terms of service', 'terms and conditions', 'legal notice', 'imprint', 'impressum'],
  help: listed(`
    help, help center, help centre, support page, guides, user guide, help page, support, customer support,
    customer service, knowledge base, technical support, online support, help section`),
  mission: listed(`
    mission, our mission, vision, values, mission statement, our values, mission and vision,
    company culture, company values`),
  how: listed(`
    how it works, process, our process, how to, steps, getting started, tutorial, rules, game rules,
    instructions, how to play, tutorials`),
  quiz: listed(`
    quiz, quizzes, exam, practice test, trivia, online quiz, mock exam, online tests, online exam,
    practice quizzes, exams`),
  history: listed(`
    history, my history, activity history, activity log, past bookings, booking history, browsing history,
    watch history, transaction history`),
  signIn: listed(`
    login, log in, sign in, sign-in, login page, log-in, user login, user authentication, login form,
    authentication`),
  signUp: listed(`
    sign up, sign-up, signup, registration, register, user registration, registration page,
    account creation, registration form, create account, account registration`),
  upload: listed(`
    upload, uploads, file upload, upload page, file uploads, document upload, file sharing, file manager,
    file management, attachments`),
  compare: listed(`
    compare, comparison, comparisons, comparison tool, compare page, product comparison, comparison page`),
  tips: listed(`
    tips, advice, tips and tricks, resources, useful links, learning resources, resource library,
    educational resources`),
  lookup: listed(`
    track your order, status lookup, status check, lookup, look-up, order lookup, track shipment,
    track parcel, order status lookup, track package, tracking page, reference lookup`),
  features: listed(`
    features, features section, feature overview, benefits, why choose us, why us, advantages, highlights,
    key features, product features, feature list`),
  map: ['map', 'interactive map', 'maps', 'map view', 'site map'],
};

export type Place = keyof typeof WORDS;
export const PLACE_WORDS: Readonly<Record<Place, readonly string[]>> = WORDS;
