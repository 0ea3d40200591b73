import type { Mail } from '../../mail/mailer.ts';

export interface MailContext {
  readonly brand: string;
  readonly to: string;
}

const ignore = 'If you did not ask for this, you can ignore this mail: nothing changes.';

export function resetPasswordMail({ brand, to }: MailContext, url: string): Mail {
  return {
    to,
    subject: `Choose a new password for ${brand}`,
    body: `Open this link within an hour to choose a new password. It works once and signs you out everywhere.\n\n${url}\n\n${ignore}`,
  };
}

export function verifyEmailMail({ brand, to }: MailContext, url: string): Mail {
  return {
    to,
    subject: `Confirm your e-mail address for ${brand}`,
    body: `Open this link within an hour to confirm that this address is yours.\n\n${url}\n\n${ignore}`,
  };
}

export function approveEmailChangeMail({ brand, to }: MailContext, newEmail: string, url: string): Mail {
  return {
    to,
    subject: `Allow a new e-mail address for your ${brand} account`,
    body: `Your account asks to use ${newEmail} instead of this address. Open this link within an hour to allow it.\n\n${url}\n\nIf this was not you, do not open it, and sign out everywhere in your account settings.`,
  };
}

export function changeEmailMail({ brand, to }: MailContext, url: string): Mail {
  return {
    to,
    subject: `Confirm your new e-mail address for ${brand}`,
    body: `Open this link within an hour to use this address for your account from now on.\n\n${url}\n\n${ignore}`,
  };
}

export function addressInUseMail({ brand, to }: MailContext): Mail {
  return {
    to,
    subject: `This address already has a ${brand} account`,
    body: `Another ${brand} account asked to use this e-mail address, which already belongs to yours. Nothing was changed. If both accounts are yours, change the address of this one first.`,
  };
}

export function emailChangeAskedMail({ brand, to }: MailContext, newEmail: string): Mail {
  return {
    to,
    subject: `Your ${brand} account is about to change its e-mail address`,
    body: `Someone who knows your password asked to use ${newEmail} for your account. It changes when the link sent there is opened.\n\nIf this was not you, change your password now: that also stops the change.`,
  };
}

export function emailChangedMail({ brand, to }: MailContext, newEmail: string): Mail {
  return {
    to,
    subject: `Your ${brand} account has a new e-mail address`,
    body: `Your account now uses ${newEmail}. If this was not you, write to the operator of this installation.`,
  };
}

export function passwordChangedMail({ brand, to }: MailContext): Mail {
  return {
    to,
    subject: `Your ${brand} password was changed`,
    body: `The password of your account was changed, and other sessions were signed out. If this was not you, reset your password now.`,
  };
}
