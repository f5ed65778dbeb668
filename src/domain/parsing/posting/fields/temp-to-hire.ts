/** Source of a pattern of "to hire", "2 perm" and "to permanent" after the kind of work with which employment begins. */
export const TO_HIRE = '[- ](?:to|2)[- ](?:hire|perm(?:anent)?)';

/** Source of a pattern of "temp to hire" and "temporary-to-permanent". */
export const TEMP_TO_HIRE = `temp(?:orary)?${TO_HIRE}`;
