import type { CopyLists } from './copy.data.ts';

export const EN: CopyLists = {
  teamRoles: ['Founder', 'Design', 'Operations', 'Support', 'Sales', 'Engineering'],
  orderStatus: ['New', 'Paid', 'Shipped', 'Delivered', 'Cancelled'],
  payments: ['Credit card', 'PayPal', 'Bank transfer'],
  hours: [
    ['Monday to Friday', '9:00 – 18:00'],
    ['Saturday', '10:00 – 14:00'],
    ['Sunday', 'Closed'],
  ],
  faq: [
    ['How do I get started?', 'Look around, choose what you like, and follow the button. It takes a minute.'],
    ['Does it cost anything?', 'Looking is free. Where something has a price, you see it before you decide.'],
    ['Can I change my mind later?', 'Yes. You can change or cancel most things yourself.'],
    ['How can I reach you?', 'Through the contact page; we answer within two days.'],
    ['What happens to my data?', 'It stays in this app and is never sold.'],
  ],
  steps: [
    ['Look around', 'Browse and find what fits.'],
    ['Choose', 'Open it, read the details, decide.'],
    ['Done', 'Confirm, and keep your reference.'],
  ],
  values: [
    ['Honest', 'We say what is, not what sells.'],
    ['Careful', 'Small things done well.'],
    ['Open', 'Questions are always welcome.'],
  ],
  plans: [
    ['Basic', '$9 a month', 'Everything to get started.'],
    ['Plus', '$19 a month', 'For those who come often.'],
    ['Premium', '$39 a month', 'All of it, with personal help.'],
  ],
  opinions: [
    'Exactly what I hoped for.',
    'Good, with small room for improvement.',
    'I would choose it again at once.',
    'Better than expected.',
    'Friendly, quick and clear.',
    'Worth every minute.',
  ],
  remarks: [
    'Thank you for sharing this!',
    'I tried it last week and it worked well.',
    'Could you tell us more about it?',
    'Saved for later.',
    'This made my day.',
    'I see it a little differently, but well said.',
  ],
  botAnswers: [
    ['hello,hi,hey', 'Hello! How can I help you today?'],
    [
      'hours,open,opening,when',
      'We are here Monday to Friday from 9:00 to 18:00 and on Saturday from 10:00 to 14:00.',
    ],
    ['price,cost,fee,how much', 'You find every price beside the offer. Just open it to see the details.'],
    ['contact,phone,email,reach', 'The contact page has a form, our email address and our phone number.'],
    [
      'book,booking,reserve,appointment',
      'Open the booking page, choose a day and a time, and you get a reference at once.',
    ],
    ['thanks,thank', 'You are welcome!'],
    ['help,how,start', 'Start with the list on the home page. Everything else is one click away.'],
  ],
  notices: [
    ['Welcome to {name}', 'Have a look around and make it yours.'],
    ['Something new', 'New {things} were added this week.'],
    ['Reminder', 'There is something waiting for you today.'],
  ],
  threads: [
    ['Clara Jensen', 'Quick question', 'Hi! Is this still up to date?'],
    ['Daniel Okafor', 'Thank you', 'That was exactly what I needed.'],
    ['Support', 'Welcome', 'Welcome aboard! Write to us whenever you need a hand.'],
  ],
  sentences: [
    'A favourite of everyone who knows it.',
    'Simple, reliable and well made.',
    'Chosen with care.',
    'New here and already popular.',
    'A classic that never disappoints.',
    'Small, but full of character.',
    'Made for every day.',
    'Worth a second look.',
  ],
  legal: [
    ['What we keep', 'Only what you enter yourself, in order to show it to you again.'],
    ['Where it is', 'In this app. Nothing is sold or passed on.'],
    ['Your rights', 'You can change or delete your entries at any time. Write to us if you need help.'],
  ],
};
