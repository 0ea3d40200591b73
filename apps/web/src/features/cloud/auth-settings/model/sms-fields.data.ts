import type { AuthConfig } from '@loam/contract';

type Phone = AuthConfig['phone_settings'];
type Provider = Phone['sms_provider'];

interface SmsField {
  readonly name: Extract<keyof Phone, `sms_${Provider}_${string}`>;
  readonly label: string;
  readonly isSecret?: true;
}

/** What each provider wants to know. */
export const smsFields: Readonly<Record<Provider, readonly SmsField[]>> = {
  twilio: [
    { name: 'sms_twilio_account_sid', label: 'Account SID' },
    { name: 'sms_twilio_auth_token', label: 'Auth token', isSecret: true },
    { name: 'sms_twilio_message_service_sid', label: 'Message service SID' },
  ],
  twilio_verify: [
    { name: 'sms_twilio_verify_account_sid', label: 'Account SID' },
    { name: 'sms_twilio_verify_auth_token', label: 'Auth token', isSecret: true },
    { name: 'sms_twilio_verify_message_service_sid', label: 'Verify service SID' },
  ],
  messagebird: [
    { name: 'sms_messagebird_access_key', label: 'Access key', isSecret: true },
    { name: 'sms_messagebird_originator', label: 'Originator' },
  ],
  textlocal: [
    { name: 'sms_textlocal_api_key', label: 'API key', isSecret: true },
    { name: 'sms_textlocal_sender', label: 'Sender' },
  ],
  vonage: [
    { name: 'sms_vonage_api_key', label: 'API key' },
    { name: 'sms_vonage_api_secret', label: 'API secret', isSecret: true },
    { name: 'sms_vonage_from', label: 'From' },
  ],
};
