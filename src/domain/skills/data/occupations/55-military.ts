/** O*NET-SOC major group 55: code, title (facts of O*NET, CC BY 4.0), then common names of the occupation, English and Spanish. */
export const militaryOccupations = `
55-1011.00 | Air Crew Officers | air force pilot; army helicopter pilot; bomber pilot; combat pilot; fighter pilot; military pilot; naval aviator; naval flight officer
55-1012.00 | Aircraft Launch and Recovery Officers | catapult officer; flight deck officer; launch and recovery officer
55-1013.00 | Armored Assault Vehicle Officers | armor officer; armored vehicle officer; cavalry officer; tank commander officer; tank officer
55-1014.00 | Artillery and Missile Officers | air defense officer; artillery officer; field artillery officer; missile officer; naval surface fire support officer
55-1015.00 | Command and Control Center Officers | battle management officer; command and control officer; space operations officer; surface warfare officer; tactical operations center officer
55-1016.00 | Infantry Officers | army captain; army officer; company commander; infantry officer; marine corps officer; military officer; platoon leader; rifle platoon commander
55-1017.00 | Special Forces Officers | green beret officer; seal officer; special forces officer; special operations officer; special warfare officer
55-1019.00 | Military Officer Special and Tactical Operations Leaders, All Other | air force officer; commanding officer; executive officer military; military officer general; navy officer; operations officer military
55-2011.00 | First-Line Supervisors of Air Crew Members | aircrew chief; aircrew supervisor; flight crew supervisor military; loadmaster superintendent
55-2012.00 | First-Line Supervisors of Weapons Specialists/Crew Members | artillery section chief; fire control chief; gunnery sergeant; weapons crew supervisor; weapons platoon sergeant
55-2013.00 | First-Line Supervisors of All Other Tactical Operations Specialists | army sergeant; drill sergeant; first sergeant; noncommissioned officer; platoon sergeant; section sergeant; sergeant; squad leader; squad leader infantry; staff sergeant; team leader military
55-3011.00 | Air Crew Members | aerial gunner; airborne mission systems specialist; aircrew member; boom operator military; flight engineer military; in-flight refueling specialist; military loadmaster
55-3012.00 | Aircraft Launch and Recovery Specialists | aircraft handler military; aviation boatswain's mate; flight deck crew; launch and recovery specialist
55-3013.00 | Armored Assault Vehicle Crew Members | amphibious assault vehicle crewman; armor crewman; cavalry scout; m1 armor crewman; tank crew member; tank driver; tank gunner; tanker military
55-3014.00 | Artillery and Missile Crew Members | air defense crew member; artilleryman; cannon crewmember; cannoneer; field artillery crew; fire control specialist; fire direction specialist; gunner's mate; missile crew member; rocket launcher crew
55-3015.00 | Command and Control Center Specialists | combat information center specialist; command and control specialist; intelligence systems operator; operations specialist military; operations specialist navy; radar operator military; signal operator; sonar technician
55-3016.00 | Infantry | army infantryman; army soldier; combat infantryman; grenadier; infantry soldier; infantryman; machine gunner; marine; marine corps infantry; mortarman; paratrooper; rifleman; soldier | es: soldado; soldado de infanteria
55-3018.00 | Special Forces | army ranger; combat controller; green beret; navy seal; pararescueman; special forces sergeant; special forces soldier; special operations soldier; special warfare operator
55-3019.00 | Military Enlisted Tactical Operations and Air/Weapons Specialists and Crew Members, All Other | air force airman; airman; army national guard; army reserve; army specialist; combat engineer; enlisted; marine corps; military; military service member; navy petty officer; navy sailor; petty officer; service member; torpedoman; us army; weapons specialist
`;
