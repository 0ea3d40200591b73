import { cloudMessages } from '@loam/contract';
import { expect, test } from 'vitest';
import { mailFaults } from './mail-rules.ts';

const none = {
  smtp_host: '',
  smtp_port: '587',
  smtp_user: '',
  smtp_pass: '',
  smtp_admin_email: '',
  smtp_sender_name: '',
};
const whole = { ...none, smtp_host: 'smtp.example.com', smtp_admin_email: 'shop@example.com' };

test('none and a whole one are right', () => {
  expect(mailFaults(none)).toEqual({});
  expect(mailFaults(whole)).toEqual({});
});

test.each([
  [{ ...whole, smtp_admin_email: '' }, { smtp_admin_email: cloudMessages.mailSenderRequired }],
  [{ ...whole, smtp_host: '' }, { smtp_host: cloudMessages.mailHostRequired }],
  [{ ...whole, smtp_host: 'https://x' }, { smtp_host: cloudMessages.mailHostInvalid }],
  [{ ...whole, smtp_port: '' }, { smtp_port: cloudMessages.mailPortInvalid }],
  [{ ...whole, smtp_port: '22' }, { smtp_port: cloudMessages.mailPortInvalid }],
  [{ ...whole, smtp_admin_email: 'nobody' }, { smtp_admin_email: cloudMessages.emailInvalid }],
])('half a mail server is told by its field', (values, faults) => {
  expect(mailFaults(values)).toEqual(faults);
});
