import webPush from 'web-push';

const keys = webPush.generateVAPIDKeys();

/** Settings of third-party services with fictitious ids. */
export const thirdPartySettings = {
  GOOGLE_MAPS_KEY: 'a-key-for-maps_0123456789',
  CHAT_WIDGET_ID: 'e93e073a-1f69-4cbc-8934-f9e1611e65bb',
  PIXEL_ID: '1234567890123456',
  PUSH_PUBLIC_KEY: keys.publicKey,
  PUSH_PRIVATE_KEY: keys.privateKey,
  PUSH_SUBJECT: 'mailto:push@city.example',
} as const;
